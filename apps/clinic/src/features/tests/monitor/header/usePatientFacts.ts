import type { Patient } from '@isopter/contract';
import { useFormats } from '../../../../lib/platform/format/useFormats.ts';
import { useLookupName } from '../../../../lib/domain/patients/useLookupName.ts';
import { usePatientNameIfAny } from '../../../../lib/domain/patients/usePatientName.ts';
import { useSignedIn } from '../../../../lib/platform/session/session.ts';
import { type PatientFact, patientFacts } from '../rules/facts.ts';

/** Returns the patient facts that the preferences allow; null for unknown values [MON-06, PAT-13]. */
export function usePatientFacts(patient: Patient): readonly { fact: PatientFact; value: string | null }[] {
  const { preferences } = useSignedIn();
  const { date } = useFormats();
  const nameOf = useLookupName();
  const name = usePatientNameIfAny()(patient);
  const born = patient.date_of_birth;
  const values: Readonly<Record<PatientFact, string | null | undefined>> = {
    name,
    // it replaces the name where names are hidden
    id_number: name,
    born: born && date(born),
    bornIn: born?.slice(0, 4),
    gender: patient.gender && nameOf('genders', patient.gender),
  };
  return patientFacts(preferences, patient).map((fact) => ({ fact, value: values[fact] ?? null }));
}
