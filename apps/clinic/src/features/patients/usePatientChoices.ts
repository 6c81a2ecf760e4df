import { useDoctors, useEthnicities, useGenders } from '@isopter/api-client';
import { fullName, type NamedItem, type Patient, type Person } from '@isopter/contract';
import type { Option } from '@isopter/ui';
import { useTranslation } from 'react-i18next';
import { useLookupName } from '../../lib/patients/useLookupName.ts';

/** Stands in a list for an empty value, which no option can have as its id. */
export const NOT_STATED = 'none';

interface PatientChoices {
  doctors: readonly Option[];
  genders: readonly Option[];
  ethnicities: readonly Option[];
  /** Some of them could not be loaded. */
  hasFailed: boolean;
}

/** What the patient form offers to choose from (PAT-17). */
export function usePatientChoices(patient: Patient | null): PatientChoices {
  const { t } = useTranslation();
  const nameOf = useLookupName();
  const doctors = useDoctors(patient?.id);
  const genders = useGenders();
  const ethnicities = useEthnicities();
  const notStated: Option = { id: NOT_STATED, label: t(($) => $.patients.form.none) };
  const optionsOf = (list: 'genders' | 'ethnicities', items: readonly NamedItem[] = []): Option[] =>
    items.map((item) => ({ id: item.id, label: nameOf(list, item) }));
  return {
    doctors: doctorOptions(doctors.data ?? [], patient?.doctor_id),
    genders: [notStated, ...optionsOf('genders', genders.data)],
    ethnicities: [notStated, ...optionsOf('ethnicities', ethnicities.data)],
    hasFailed: [doctors, genders, ethnicities].some(({ error }) => error !== undefined),
  };
}

/** Active doctors, and the patient's own whether active or not. */
const doctorOptions = (doctors: readonly Person[], own: string | undefined): Option[] =>
  doctors
    .filter(({ id, active }) => active || id === own)
    .map((doctor) => ({ id: doctor.id, label: fullName(doctor) }));
