import { LOCAL_NAME_FIELDS, nameGroupText, type Patient } from '@isopter/contract';
import { dateError, type Option } from '@isopter/ui';
import { useTranslation } from 'react-i18next';
import type { ShownField } from '../../../lib/frame/form/unitText.ts';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import type { PatientField, PatientFormValues } from '../rules.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { usePatientChoices } from './usePatientChoices.ts';

const FIELDS = [
  'first_name',
  'last_name',
  ...LOCAL_NAME_FIELDS,
  'date_of_birth',
  'patient_id_number',
  'doctor_id',
  'gender_id',
  'ethnicity_id',
  'instruction_language',
  'email',
  'phone',
  'monocular',
  'subtitles',
] as const satisfies readonly PatientField[];

const named = (options: readonly Option[], id: string): string =>
  options.find((option) => option.id === id)?.label ?? id;

/** How the fields of the patient form are shown when the user chooses between two versions. */
export function useShownFields(patient: Patient | null): Partial<Record<PatientField, ShownField<PatientFormValues>>> {
  const { t } = useTranslation();
  const { date } = useFormats();
  const labelOf = useFieldLabel();
  const { doctors, genders, ethnicities, languages } = usePatientChoices(patient);
  const yesOrNo = (is: boolean): string => t(($) => (is ? $.common.yes : $.common.no));
  const texts: Partial<Record<PatientField, (values: PatientFormValues) => string>> = {
    ideographic_name: ({ ideographic_name }) => nameGroupText(ideographic_name),
    phonetic_name: ({ phonetic_name }) => nameGroupText(phonetic_name),
    date_of_birth: ({ date_of_birth: born }) => (dateError(born) === null && born.length > 4 ? date(born) : born),
    doctor_id: ({ doctor_id }) => named(doctors, doctor_id),
    gender_id: ({ gender_id }) => named(genders, gender_id),
    ethnicity_id: ({ ethnicity_id }) => named(ethnicities, ethnicity_id),
    instruction_language: ({ instruction_language }) => named(languages, instruction_language),
    monocular: ({ monocular }) => yesOrNo(monocular),
    subtitles: ({ subtitles }) => yesOrNo(subtitles),
  };
  return Object.fromEntries(
    FIELDS.map((name) => [name, { label: labelOf(name), ...(texts[name] && { text: texts[name] }) }]),
  );
}
