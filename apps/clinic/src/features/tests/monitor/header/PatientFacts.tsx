import type { Patient } from '@isopter/contract';
import { type KeyValue, KeyValueList } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PatientAlerts } from '../../../../lib/domain/patients/alerts/PatientAlerts.tsx';
import * as css from '../Monitor.css.ts';
import { usePatientFacts } from './usePatientFacts.ts';

/** The patient, and what the staff must know about them [MON-06] [OUR-760]. */
export function PatientFacts({ patient }: { patient: Patient }): ReactElement {
  const { t } = useTranslation();
  const items = usePatientFacts(patient).map(({ fact, value }): KeyValue => ({
    label: t(($) => $.monitor[fact]),
    value: value ?? '–',
    isNumeric: fact !== 'name' && fact !== 'gender',
  }));
  return (
    <section className={css.section} aria-labelledby="monitor-patient">
      <h2 id="monitor-patient" className={css.sectionTitle}>
        {t(($) => $.monitor.patient)}
      </h2>
      <KeyValueList items={items} />
      <PatientAlerts patientId={patient.id} />
    </section>
  );
}
