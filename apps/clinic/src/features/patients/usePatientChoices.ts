import { useDoctors, useEthnicities, useGenders } from '@isopter/api-client';
import type { NamedItem, Patient, Person } from '@isopter/contract';
import type { Option } from '@isopter/ui';
import { useTranslation } from 'react-i18next';

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
  const doctors = useDoctors(patient?.id);
  const genders = useGenders();
  const ethnicities = useEthnicities();
  const notStated: Option = { id: NOT_STATED, label: t(($) => $.patients.form.none) };
  return {
    doctors: doctorOptions(doctors.data ?? [], patient?.doctor_id),
    genders: [notStated, ...(genders.data ?? []).map(toOption)],
    ethnicities: [notStated, ...(ethnicities.data ?? []).map(toOption)],
    hasFailed: [doctors, genders, ethnicities].some(({ error }) => error !== undefined),
  };
}

const toOption = ({ id, name }: NamedItem): Option => ({ id, label: name });

/** Active doctors, and the patient's own whether active or not. */
const doctorOptions = (doctors: readonly Person[], own: string | undefined): Option[] =>
  doctors
    .filter(({ id, active }) => active || id === own)
    .map(({ id, first_name, last_name }) => ({ id, label: `${last_name}, ${first_name}` }));
