import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type FlagName, FlagField, RadioField, SelectField } from '../fields.tsx';
import { displayedLanguages } from '../../../../lib/domain/tests/offered/languages.ts';
import { useItemName } from '../../../../lib/domain/tests/offered/useItemName.ts';
import type { OptionName } from '../rules/visible.ts';
import { useTestFormContext } from '../useTestForm.ts';

const FLAGS = [
  'use_short_tutorial',
  'skip_tutorial',
  'disable_pause',
  'skip_calibration',
  'skip_eye_tracking_calibration',
  'skip_convergence_testing',
] as const satisfies readonly FlagName[];

/** The options of these fields that show where there is something to say or to calibrate. */
export const INSTRUCTIONS = ['language', 'control_type', 'skip_calibration'] as const satisfies readonly OptionName[];

/** How the patient is guided: language, subtitles, tutorial, calibration [FORM-08, FORM-09, FORM-12]. */
export function InstructionFields(): ReactElement {
  const { i18n } = useTranslation();
  const { data, values, visible } = useTestFormContext();
  const device = data.devices.find(({ id }) => id === values.device);
  const itemName = useItemName();
  const nameOf = new Intl.DisplayNames(i18n.language, { type: 'language' });
  return (
    <>
      {visible.has('language') && (
        <SelectField
          name="language"
          options={displayedLanguages(data.languages, device).map(({ code }) => ({
            id: code,
            label: nameOf.of(code) ?? code,
          }))}
        />
      )}
      {visible.has('control_type') && (
        <SelectField
          name="control_type"
          options={data.control_types.map((item) => ({ id: item.id, label: itemName(item) }))}
        />
      )}
      {visible.has('subtitles') && <FlagField name="subtitles" />}
      {visible.has('subtitle_increase_text_size') && <FlagField name="subtitle_increase_text_size" />}
      {FLAGS.filter((name) => visible.has(name)).map((name) => (
        <FlagField key={name} name={name} />
      ))}
    </>
  );
}

/** Whether one eye at a time sees, where it is not chosen by eyes [FORM-07]. */
export function MonocularField(): ReactElement | null {
  const { t } = useTranslation();
  const { values, visible, set } = useTestFormContext();
  if (!visible.has('monocular')) return null;
  return (
    <RadioField
      name="monocular"
      orientation="vertical"
      value={values.monocular === null ? null : String(values.monocular)}
      onChange={(id) => set({ monocular: id === 'true' })}
      options={[
        { id: 'false', label: t(($) => $.tests.form.monocularNo) },
        { id: 'true', label: t(($) => $.tests.form.monocularYes) },
      ]}
    />
  );
}
