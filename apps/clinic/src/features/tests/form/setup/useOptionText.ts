import type { NamedItem } from '@isopter/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useItemName } from '../../../../lib/domain/tests/offered/useItemName.ts';
import { goldmannText } from '../../../../lib/domain/tests/goldmann.ts';
import type { TestFormData, TestFormValues } from '../rules/values.ts';
import type { OptionName } from '../rules/visible.ts';

type TextOf = (name: OptionName, values: TestFormValues, data: TestFormData) => string | null;

/** Returns a function that describes an option's value briefly; null if it is off or has no text. */
export function useOptionText(): TextOf {
  const { t, i18n } = useTranslation();
  const itemName = useItemName();
  return useCallback<TextOf>(
    (name, values, data) => {
      const value = values[name];
      const label = t(($) => $.tests.form[name]);
      if (value === true) return label;
      if (value === false || value === '' || value === null) return null;
      const named = (text: string): string => t(($) => $.tests.form.options.named, { label, value: text });
      const nameIn = (list: readonly NamedItem[], wanted: string): string | null => {
        const item = list.find(({ id }) => id === wanted);
        return item ? itemName(item) : null;
      };
      const own: Partial<Record<OptionName, () => string | null>> = {
        goldman_size: () => t(($) => $.tests.form.options.size, { size: goldmannText(values.goldman_size) }),
        language: () => new Intl.DisplayNames(i18n.language, { type: 'language' }).of(values.language) ?? null,
        supra_t_intensity: () => named(t(($) => $.tests.form.intensities[values.supra_t_intensity])),
        cover_directions: () => t(($) => $.tests.form.directions[`d${values.cover_directions}`]),
        correction_type: () => nameIn(data.correction_types, values.correction_type),
        control_type: () => nameIn(data.control_types, values.control_type),
        stimulus_type: () => nameIn(data.stimulus_types, values.stimulus_type),
      };
      const text = own[name];
      return text ? text() : named(String(value));
    },
    [i18n.language, itemName, t],
  );
}
