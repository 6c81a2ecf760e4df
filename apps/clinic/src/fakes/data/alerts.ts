import { type PatientAlert, type PatientAlertKind, PatientAlertWrite } from '@isopter/contract';
import type { BackendHandlers } from '../stage/backend.ts';

const author = { id: '0a000000-0000-4000-8000-000000000001', name: 'Maya Rosen' };

/** An alert of the sample clinic. */
export const alert = (number: number, kind: PatientAlertKind, text: string | null = null): PatientAlert => ({
  id: `c2000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  kind,
  text,
  author,
  created: '2026-11-18T08:41:00Z',
});

/** One alert of each kind. */
export const ALERTS: readonly PatientAlert[] = [
  alert(1, 'ALLERGY', 'Latex'),
  alert(2, 'DIAGNOSIS', 'Pigmentary glaucoma'),
  alert(3, 'INTERPRETER', 'Arabic'),
  alert(4, 'FALL_RISK'),
  alert(5, 'SINGLE_EYE', 'OS prosthesis'),
];

/** A backend that remembers the alerts of a patient. */
export function alertHandlers(before: readonly PatientAlert[] = []): BackendHandlers {
  let alerts = [...before];
  return {
    listPatientAlerts: () => alerts,
    addPatientAlert: ({ body }) => {
      const { kind, text = null } = PatientAlertWrite.parse(body);
      const made = alert(100 + alerts.length, kind, text);
      alerts = [...alerts, made];
      return made;
    },
    endPatientAlert: ({ params }) => {
      alerts = alerts.filter(({ id }) => id !== params['id']);
      return undefined;
    },
  };
}
