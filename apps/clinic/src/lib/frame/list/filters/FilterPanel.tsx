import { DateRangePicker, Select } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../../platform/session/session.ts';
import { readDays, writeDays } from './days.ts';
import type { FilterValues, TestFilter } from './filters.ts';
import { fields } from './ListFilters.css.ts';
import type { FilterChoice } from './useFilterChoices.ts';
import { useOfficeDay } from '../../../platform/format/useOfficeDay.ts';

/** Props of {@link FilterPanel}. */
export interface FilterPanelProps {
  choices: readonly FilterChoice[];
  values: FilterValues;
  onChange: (change: Partial<Record<TestFilter, string | undefined>>) => void;
}

/** The option that leaves a filter open. */
const ANY = '';

/** Where filters are chosen. It is loaded when it is wanted: a list begins without it. */
export function FilterPanel({ choices, values, onChange }: FilterPanelProps): ReactElement {
  const { t } = useTranslation();
  const today = useOfficeDay();
  const { date_format } = useSignedIn().preferences;
  return (
    <div className={fields}>
      {choices.map(({ id, label, options }) => (
        <Select
          key={id}
          label={label}
          value={values[id] ?? ANY}
          isDisabled={options.length === 0}
          options={[{ id: ANY, label: t(($) => $.filters.any) }, ...options]}
          onChange={(value) =>
            onChange({
              [id]: value === ANY ? undefined : value,
              // a strategy is one of its kind
              ...(id === 'group' && { strategy: undefined }),
            })
          }
        />
      ))}
      <DateRangePicker
        today={today}
        label={t(($) => $.filters.days)}
        format={date_format}
        defaultValue={readDays(values.days)}
        onChange={(range) => onChange({ days: writeDays(range) })}
      />
    </div>
  );
}
