import type { Patient } from '@isopter/contract';
import { type KeyValue, KeyValueList } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/useFormats.ts';
import { patientName } from '../../../lib/patients/shown.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import * as css from './Monitor.css.ts';
import { type PatientFact, patientFacts } from './rules/facts.ts';

/** Who is examined, as far as the preferences let it be said [MON-06, PAT-13]. */
export function PatientFacts({ patient }: { patient: Patient }): ReactElement {
  const { t } = useTranslation();
  const { preferences } = useSignedIn();
  const { date } = useFormats();
  const born = patient.date_of_birth;
  const values: Readonly<Record<PatientFact, string | null | undefined>> = {
    name: patientName(patient, preferences),
    id_number: patient.patient_id_number,
    born: born && date(born),
    bornIn: born?.slice(0, 4),
    gender: patient.gender?.name,
  };
  const items: KeyValue[] = patientFacts(preferences, patient).map((fact) => ({
    label: t(($) => $.monitor[fact]),
    value: values[fact] ?? '–',
    isNumeric: fact !== 'name' && fact !== 'gender',
  }));
  return (
    <section className={css.section} aria-labelledby="monitor-patient">
      <h2 id="monitor-patient" className={css.sectionTitle}>
        {t(($) => $.monitor.patient)}
      </h2>
      <KeyValueList items={items} />
    </section>
  );
}
