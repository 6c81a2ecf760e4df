import { useDoctors, useEthnicities, useGenders } from '@isopter/api-client';
import { fullName, isMainLanguage, type NamedItem, type Patient, type Person, TEST_LANGUAGES } from '@isopter/contract';
import type { Option } from '@isopter/ui';
import { useTranslation } from 'react-i18next';
import { useLookupName } from '../../../lib/domain/patients/useLookupName.ts';

/** Stands in a list for an empty value, which no option can have as its id. */
export const NOT_STATED = 'none';

interface PatientChoices {
  doctors: readonly Option[];
  genders: readonly Option[];
  ethnicities: readonly Option[];
  /** Languages in which a headset can speak instructions. */
  languages: readonly Option[];
  /** Some of them could not be loaded. */
  hasFailed: boolean;
}

/** Returns the choices of the patient form (PAT-17). */
export function usePatientChoices(patient: Patient | null): PatientChoices {
  const { t, i18n } = useTranslation();
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
    languages: [notStated, ...languageOptions(i18n.language)],
    hasFailed: [doctors, genders, ethnicities].some(({ error }) => error !== undefined),
  };
}

/** All languages, whatever the headsets of the clinic speak: the main ones first, then by name. */
function languageOptions(locale: string): Option[] {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const options = TEST_LANGUAGES.map((id) => ({ id, label: names.of(id) ?? id }));
  const others = options.filter(({ id }) => !isMainLanguage(id));
  return [
    ...options.filter(({ id }) => isMainLanguage(id)),
    ...others.toSorted((one, other) => one.label.localeCompare(other.label, locale)),
  ];
}

/** Active doctors, and the patient's own whether active or not. */
const doctorOptions = (doctors: readonly Person[], own: string | undefined): Option[] =>
  doctors
    .filter(({ id, active }) => active || id === own)
    .map((doctor) => ({ id: doctor.id, label: fullName(doctor) }));
