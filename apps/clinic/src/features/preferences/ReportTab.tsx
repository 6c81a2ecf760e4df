import { DATE_FORMATS, formatDay, REPORT_LANGUAGES, TIME_FORMATS } from '@isopter/contract';
import { FormRow } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeDay } from '../../lib/platform/format/useOfficeDay.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { ChoiceField, FlagField } from './fields.tsx';
import { PhrasesField } from './PhrasesField.tsx';
import { Section } from './Section.tsx';

/** Settings for the contents of reports and for the formats of dates and times [PREF-08, PREF-09, PREF-11]. */
export function ReportTab({ isClinicAdmin }: { isClinicAdmin: boolean }): ReactElement {
  const { t, i18n } = useTranslation();
  const today = useOfficeDay();
  const isDoctor = useSignedIn().user.groups.some(({ name }) => name === 'DOCTOR');
  const nameOf = new Intl.DisplayNames(i18n.language, { type: 'language' });
  return (
    <>
      <Section title={t(($) => $.preferences.reports)} scope="person">
        <FlagField name="include_threshold_vf_test_in_single_page_bundle_report" />
        <FlagField name="enable_opv_dicom" />
      </Section>
      {isDoctor && (
        <Section title={t(($) => $.preferences.phrases.title)} scope="person">
          <PhrasesField />
        </Section>
      )}
      {isClinicAdmin && (
        <Section title={t(($) => $.preferences.reportsOfClinic)} scope="clinic">
          <ChoiceField
            name="report_language"
            options={REPORT_LANGUAGES.map((code) => ({ id: code, label: nameOf.of(code) ?? code }))}
          />
          <FlagField name="separate_report_for_each_eye" />
          <FormRow>
            <ChoiceField
              name="date_format"
              options={DATE_FORMATS.map((format) => ({
                id: format,
                label: format,
                description: formatDay(today, format),
              }))}
            />
            <ChoiceField
              name="time_format"
              options={TIME_FORMATS.map((format) => ({ id: format, label: t(($) => $.preferences.times[format]) }))}
            />
          </FormRow>
        </Section>
      )}
    </>
  );
}
