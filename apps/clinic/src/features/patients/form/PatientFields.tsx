import { BIRTH_YEAR_MIN, type Patient } from '@isopter/contract';
import { Banner, Checkbox, DatePicker, FormRow, PhoneField, Select, TextField } from '@isopter/ui';
import type { ReactElement } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../../lib/frame/form/Bound.tsx';
import { useOfficeDay } from '../../../lib/platform/format/useOfficeDay.ts';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import { accessOf } from '../../../lib/platform/session/accessOf.ts';
import { SessionDeviceField } from '../../../lib/domain/technicians/SessionDeviceField.tsx';
import { LocalNameFields } from './LocalNameFields.tsx';
import { isRequired, NAME_FIELDS, type PatientField, type PatientFormValues } from '../rules.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { NOT_STATED, usePatientChoices } from './usePatientChoices.ts';

interface PatientFieldsProps {
  control: Control<PatientFormValues>;
  /** Null for a new one. */
  patient: Patient | null;
}

/** The fields of a patient: names are hidden where personal info is disabled (PAT-05, PAT-13). */
export function PatientFields({ control, patient }: PatientFieldsProps): ReactElement {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const { disable_pi } = signedIn.preferences;
  const choices = usePatientChoices(patient);
  const isForSession = patient === null && accessOf(signedIn).technician_user;

  return (
    <>
      {choices.hasFailed && <Banner tone="critical">{t(($) => $.patients.form.optionsFailed)}</Banner>}
      {!disable_pi && (
        <FormRow>
          <Text control={control} name="first_name" />
          <Text control={control} name="last_name" description={t(($) => $.patients.form.oneName)} />
        </FormRow>
      )}
      {!disable_pi && <LocalNameFields control={control} patient={patient} />}
      <FormRow>
        <Birth control={control} />
        <Text control={control} name="patient_id_number" isNumeric />
      </FormRow>
      <Choice control={control} name="doctor_id" options={choices.doctors} />
      <FormRow>
        <Choice control={control} name="gender_id" options={choices.genders} />
        <Choice control={control} name="ethnicity_id" options={choices.ethnicities} />
      </FormRow>
      <Choice
        control={control}
        name="instruction_language"
        options={choices.languages}
        description={t(($) => $.patients.form.languageHint)}
      />
      <FormRow>
        <Text control={control} name="email" type="email" />
        <Phone control={control} />
      </FormRow>
      {isForSession && <SessionDevice control={control} />}
      {patient !== null && (
        <>
          <Flag control={control} name="monocular" />
          <Flag control={control} name="subtitles" />
        </>
      )}
    </>
  );
}

interface FieldProps<N extends PatientField> {
  control: Control<PatientFormValues>;
  name: N;
}

interface TextProps extends FieldProps<'first_name' | 'last_name' | 'patient_id_number' | 'email'> {
  type?: 'text' | 'email';
  description?: string;
  isNumeric?: boolean;
}

function Text({ control, name, ...look }: TextProps): ReactElement {
  const { disable_pi } = useSignedIn().preferences;
  const labelOf = useFieldLabel();
  const [first_name, last_name] = useWatch({ control, name: NAME_FIELDS });
  return (
    <Bound control={control} name={name}>
      {(field) => (
        <TextField
          {...field}
          {...look}
          label={labelOf(name)}
          isRequired={isRequired(name, disable_pi, { first_name, last_name })}
          autoComplete="off"
        />
      )}
    </Bound>
  );
}

function Birth({ control }: Pick<FieldProps<never>, 'control'>): ReactElement {
  const { t } = useTranslation();
  const { disable_pi, date_format } = useSignedIn().preferences;
  const label = useFieldLabel()('date_of_birth');
  const today = useOfficeDay();
  const range = { from: String(BIRTH_YEAR_MIN), to: today.slice(0, 4) };
  return (
    <Bound control={control} name="date_of_birth">
      {(field) =>
        disable_pi ? (
          <TextField
            {...field}
            label={label}
            isRequired
            isNumeric
            inputMode="numeric"
            description={t(($) => $.patients.form.yearHint, range)}
          />
        ) : (
          <DatePicker
            {...field}
            label={label}
            isRequired
            format={date_format}
            minValue={`${BIRTH_YEAR_MIN}-01-01`}
            maxValue={today}
            startsWith="years"
          />
        )
      }
    </Bound>
  );
}

function Phone({ control }: Pick<FieldProps<never>, 'control'>): ReactElement {
  const label = useFieldLabel()('phone');
  return (
    <Bound control={control} name="phone">
      {(field) => <PhoneField {...field} label={label} autoComplete="off" />}
    </Bound>
  );
}

interface ChoiceProps extends FieldProps<'doctor_id' | 'gender_id' | 'ethnicity_id' | 'instruction_language'> {
  description?: string;
  options: readonly { id: string; label: string }[];
}

function Choice({ control, name, ...look }: ChoiceProps): ReactElement {
  const labelOf = useFieldLabel();
  const isMust = name === 'doctor_id';
  return (
    <Bound<PatientFormValues, typeof name, HTMLButtonElement> control={control} name={name}>
      {({ value, onChange, ...field }) => (
        <Select
          {...field}
          {...look}
          label={labelOf(name)}
          isRequired={isMust}
          value={value || (isMust ? null : NOT_STATED)}
          onChange={(id) => onChange(id === NOT_STATED ? '' : id)}
        />
      )}
    </Bound>
  );
}

function SessionDevice({ control }: Pick<FieldProps<never>, 'control'>): ReactElement {
  return (
    <Bound<PatientFormValues, 'device', HTMLButtonElement> control={control} name="device">
      {(field) => <SessionDeviceField {...field} />}
    </Bound>
  );
}

function Flag({ control, name }: FieldProps<'monocular' | 'subtitles'>): ReactElement {
  const labelOf = useFieldLabel();
  return (
    <Bound control={control} name={name}>
      {({ value, errorMessage: _none, ...field }) => <Checkbox {...field} label={labelOf(name)} isSelected={value} />}
    </Bound>
  );
}
