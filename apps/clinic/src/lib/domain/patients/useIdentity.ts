import { useDoctors } from '@isopter/api-client';
import { ageToday, fullName, type Patient } from '@isopter/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/format/useFormats.ts';
import { useSignedIn } from '../../platform/session/session.ts';
import { type IdentityFact, identityFacts } from './identity.ts';
import { shownLocalName } from './shown.ts';
import { useLookupName } from './useLookupName.ts';
import { usePatientName } from './usePatientName.ts';

/** The identity of a patient as texts. */
export interface Identity {
  /** The name as in lists; the id number if names are hidden. */
  name: string;
  /** Further facts that identify the patient, with labels; `null` for unknown values. */
  facts: readonly { id: IdentityFact; label: string; value: string | null }[];
}

/** Returns the identity of a patient as far as it may be shown, in the user's language and formats (PAT-13, OUR-51). */
export function useIdentity(patient: Patient): Identity {
  const { t } = useTranslation();
  const { preferences } = useSignedIn();
  const { date } = useFormats();
  const nameOf = useLookupName();
  const personOf = usePatientName();
  const { data: doctors } = useDoctors(patient.id);
  const { date_of_birth: born, gender } = patient;
  const age = ageToday(born, patient.timezone);
  const doctor = doctors?.find(({ id }) => id === patient.doctor_id);
  const said: Readonly<Record<IdentityFact, { label: string; value: string | null | undefined }>> = {
    local_name: { label: t(($) => $.patients.form.ideographic_name), value: shownLocalName(patient, preferences) },
    age: {
      label: t(($) => $.patients.age_label),
      value: age === null ? null : t(($) => $.patients.age, { count: age }),
    },
    born: { label: t(($) => $.patients.date_of_birth), value: born && date(born) },
    bornIn: { label: t(($) => $.patients.birth_year), value: born?.slice(0, 4) },
    id_number: { label: t(($) => $.patients.patient_id_number), value: patient.patient_id_number },
    gender: { label: t(($) => $.patients.form.gender_id), value: gender && nameOf('genders', gender) },
    doctor: { label: t(($) => $.patients.form.doctor_id), value: doctor && fullName(doctor) },
  };
  return {
    name: personOf(patient),
    facts: identityFacts(preferences, patient)
      .filter((id) => id !== 'doctor' || doctors !== undefined)
      .map((id) => ({
        id,
        label: said[id].label,
        value: said[id].value || null,
      })),
  };
}
