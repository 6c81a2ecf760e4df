import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format/useFormats.ts';
import { readDays } from './days.ts';
import type { FilterValues, TestFilter } from './filters.ts';
import type { FilterChoice } from './useFilterChoices.ts';

/** A filter that is set, and how it reads. */
export interface SetFilter {
  id: TestFilter;
  text: string;
}

/** The filters that are set, in words: "Status: Finished". */
export function useFilterTexts(choices: readonly FilterChoice[], values: FilterValues): readonly SetFilter[] {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { unread, days } = values;
  const { start, end } = readDays(days);
  const daysText = (): string => {
    const said = { start: start && date(start), end: end && date(end) };
    if (!end) return t(($) => $.filters.since, said);
    return start ? t(($) => $.filters.between, said) : t(($) => $.filters.until, said);
  };
  return [
    ...(unread ? [{ id: 'unread' as const, text: t(($) => $.filters.unread) }] : []),
    ...choices.flatMap(({ id, label, options }): SetFilter[] => {
      const value = values[id];
      if (value === undefined) return [];
      const name = options.find((option) => option.id === value)?.label ?? t(($) => $.filters.unknown);
      return [{ id, text: t(($) => $.filters.chip, { label, value: name }) }];
    }),
    ...(days
      ? [
          {
            id: 'days' as const,
            text: t(($) => $.filters.chip, { label: t(($) => $.filters.days), value: daysText() }),
          },
        ]
      : []),
  ];
}
