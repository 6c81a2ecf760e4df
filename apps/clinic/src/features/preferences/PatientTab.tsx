import { firstFixedExamDate } from '@isopter/contract';
import { DatePicker, generatePin, PinField } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../lib/frame/form/Bound.tsx';
import { officeDay } from '../../lib/platform/format/useOfficeDay.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { FlagField, usePreferencesForm, useValues } from './fields.tsx';
import { Section } from './Section.tsx';

/** Settings for the display of patients and for tests at home [PREF-05, PREF-09, PREF-10]. */
export function PatientTab({ isClinicAdmin }: { isClinicAdmin: boolean }): ReactElement {
  const { t } = useTranslation();
  return (
    <>
      <Section title={t(($) => $.preferences.shown)} scope="person">
        <FlagField name="show_patient_dob" />
        <FlagField name="always_show_patient_demographics" />
      </Section>
      {isClinicAdmin && <OfClinic />}
    </>
  );
}

function OfClinic(): ReactElement {
  const { t } = useTranslation();
  const { control, setValue, getValues } = usePreferencesForm();
  const values = useValues();
  const { office_group, preferences } = useSignedIn();
  const [firstDate] = useState(() => firstFixedExamDate(officeDay()));
  return (
    <>
      {office_group.enterprise_security && (
        <Section title={t(($) => $.preferences.anonymization)} scope="clinic">
          <FlagField name="disable_pi" description={t(($) => $.preferences.disablePiHint)} />
        </Section>
      )}
      <Section title={t(($) => $.preferences.atHome)} scope="clinic">
        <FlagField name="enable_notifications_on_home_test_completion" />
        <FlagField
          name="enable_home_test_pin"
          onChanged={(isOn) => {
            // who asks for a PIN gets one [PREF-05]
            if (!isOn || getValues('home_test_pin') !== '') return;
            setValue('home_test_pin', generatePin(), { shouldDirty: true });
          }}
        />
        <Bound control={control} name="home_test_pin">
          {(field) => (
            <PinField
              {...field}
              label={t(($) => $.preferences.fields.home_test_pin)}
              isRequired={values.enable_home_test_pin}
              isDisabled={!values.enable_home_test_pin}
              generate={generatePin}
            />
          )}
        </Bound>
        <FlagField name="has_fixed_exam_date" description={t(($) => $.preferences.fixedExamDateHint)} />
        <Bound control={control} name="fixed_exam_date">
          {(field) => (
            <DatePicker
              {...field}
              label={t(($) => $.preferences.fields.fixed_exam_date)}
              format={preferences.date_format}
              minValue={firstDate}
              isRequired={values.has_fixed_exam_date}
              isDisabled={!values.has_fixed_exam_date}
            />
          )}
        </Bound>
      </Section>
    </>
  );
}
