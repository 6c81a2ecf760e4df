import { useTestLanguages } from '@isopter/api-client';
import { DEFAULT_VOLUME_MIN, EOMS_APPEARANCES, LOW_CONFIDENCE_MAX, SYSTEM_UNITS, VOLUME_MAX } from '@isopter/contract';
import { FormRow, NumberField, Radio, RadioGroup } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../lib/frame/form/Bound.tsx';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { displayedLanguages } from '../../lib/domain/tests/offered/languages.ts';
import { ChoiceField, FlagField, usePreferencesForm } from './fields.tsx';
import { Section } from './Section.tsx';
import { UsualTest } from './UsualTest.tsx';
import type { PreferenceValues } from './values.ts';

/** Settings for new tests, the guidance of patients and the headset [PREF-03, PREF-16]. */
export function TestTab({ isClinicAdmin }: { isClinicAdmin: boolean }): ReactElement {
  const { research_mode } = useSignedIn().office_group;
  return (
    <>
      <UsualTest />
      <Guidance />
      <Headset />
      {isClinicAdmin && <Volume />}
      {research_mode && <Research />}
    </>
  );
}

function Guidance(): ReactElement {
  const { t, i18n } = useTranslation();
  const { data = [] } = useTestLanguages();
  const nameOf = new Intl.DisplayNames(i18n.language, { type: 'language' });
  return (
    <Section title={t(($) => $.preferences.guidance)} scope="person">
      <ChoiceField
        name="language"
        options={displayedLanguages(data, undefined).map(({ code }) => ({ id: code, label: nameOf.of(code) ?? code }))}
      />
      <OneOfThree
        name="tutorial"
        options={{
          whole: t(($) => $.preferences.tutorials.whole),
          short: t(($) => $.preferences.tutorials.short),
          none: t(($) => $.preferences.tutorials.none),
        }}
      />
      <OneOfThree
        name="convergence"
        options={{
          asked: t(($) => $.preferences.convergences.asked),
          automated: t(($) => $.preferences.convergences.automated),
          skipped: t(($) => $.preferences.convergences.skipped),
        }}
      />
      <FlagField name="disable_pause" />
      <FlagField name="always_use_subtitles" />
      <FlagField name="use_monocular_for_contrast_sensitivity" />
    </Section>
  );
}

interface OneOfThreeProps {
  name: 'tutorial' | 'convergence';
  /** Labels of the options. */
  options: Readonly<Record<string, string>>;
}

/** Ways that exclude one another are one choice, so that they cannot contradict each other. */
function OneOfThree({ name, options }: OneOfThreeProps): ReactElement {
  const { t } = useTranslation();
  const { control } = usePreferencesForm();
  return (
    <Bound<PreferenceValues, typeof name> control={control} name={name}>
      {({ value, onChange, onBlur }) => (
        <RadioGroup
          label={t(($) => $.preferences.fields[name])}
          value={value}
          onChange={(id) => onChange(id as typeof value)}
          onBlur={onBlur}
        >
          {Object.entries(options).map(([id, label]) => (
            <Radio key={id} value={id} label={label} />
          ))}
        </RadioGroup>
      )}
    </Bound>
  );
}

function Headset(): ReactElement {
  const { t } = useTranslation();
  return (
    <Section title={t(($) => $.preferences.headset)} scope="person">
      <FormRow>
        <ChoiceField
          name="eoms_appearance"
          options={EOMS_APPEARANCES.filter((value) => value !== '').map((value) => ({
            id: value,
            label: t(($) => $.preferences.appearances[value]),
          }))}
          nothing={t(($) => $.preferences.deviceDecides)}
        />
        <ChoiceField
          name="system_unit"
          options={SYSTEM_UNITS.map((value) => ({ id: value, label: t(($) => $.preferences.units[value]) }))}
        />
      </FormRow>
      <FlagField name="enable_trigger_haptic_feedback" />
      <FlagField name="enable_dynamic_matrix" description={t(($) => $.preferences.dynamicMatrixHint)} />
      <FlagField name="use_advanced_calibration" description={t(($) => $.preferences.advancedCalibrationHint)} />
      <FlagField name="use_headset_alignment" />
    </Section>
  );
}

function Volume(): ReactElement {
  const { t } = useTranslation();
  const { control } = usePreferencesForm();
  return (
    <Section title={t(($) => $.preferences.volume)} scope="clinic">
      <Bound control={control} name="default_volume">
        {(field) => (
          <NumberField
            {...field}
            label={t(($) => $.preferences.fields.default_volume)}
            description={t(($) => $.preferences.volumeHint)}
            minValue={DEFAULT_VOLUME_MIN}
            maxValue={VOLUME_MAX}
          />
        )}
      </Bound>
    </Section>
  );
}

function Research(): ReactElement {
  const { t } = useTranslation();
  const { control } = usePreferencesForm();
  return (
    <Section title={t(($) => $.preferences.research)} scope="person">
      <Bound control={control} name="max_external_low_confidence_sensitivities">
        {(field) => (
          <NumberField
            {...field}
            label={t(($) => $.preferences.fields.max_external_low_confidence_sensitivities)}
            description={t(($) => $.preferences.lowConfidenceHint)}
            minValue={0}
            maxValue={LOW_CONFIDENCE_MAX}
          />
        )}
      </Bound>
    </Section>
  );
}
