import type { Handlers } from '../../access/http/calls.ts';
import { addAlert, alertsOf, endAlert } from './alerts.ts';
import { requirePatient } from './require.ts';

/** Alerts of patients [OUR-760]. */
export const patientAlertCalls: Handlers = {
  async listPatientAlerts({ db, user, params, concerns }) {
    await requirePatient(db, user, params.id);
    concerns({ objectKind: 'patient', objectIds: [params.id], patientIds: [params.id] });
    return alertsOf(db, params.id);
  },

  async addPatientAlert({ db, user, params, body, concerns }) {
    const alert = await addAlert(db, user, params.id, body);
    concerns({ objectKind: 'patient_alert', objectIds: [alert.id], patientIds: [params.id] });
    return alert;
  },

  async endPatientAlert({ db, user, params, concerns }) {
    const patientId = await endAlert(db, user, params.id);
    concerns({ objectKind: 'patient_alert', objectIds: [params.id], patientIds: [patientId] });
    return undefined;
  },
};
