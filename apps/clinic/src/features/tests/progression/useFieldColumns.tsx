import { measureFormat } from '@isopter/clinical/course';
import { familyOf } from '@isopter/clinical/perimetry/progression';
import { StatusMarker, type TableColumn, useNumberFormat } from '@isopter/ui';
import { useTranslation } from 'react-i18next';
import * as css from './Progression.css.ts';
import type { ListedField } from './rules/fields.ts';
import { useFieldWords } from './useFieldWords.ts';

const minus = (text: string): string => text.replace('-', '−');

/** Returns the columns of the list of fields. */
export function useFieldColumns(): readonly TableColumn<ListedField>[] {
  const { t } = useTranslation();
  const { day, program, counted } = useFieldWords();
  const decibels = useNumberFormat(measureFormat('MD'));
  const percent = useNumberFormat({ maximumFractionDigits: 0 });
  return [
    {
      id: 'date',
      title: t(($) => $.progression.date),
      isNumeric: true,
      cell: (field) => <span className={css.day}>{day(field)}</span>,
    },
    {
      id: 'program',
      title: t(($) => $.progression.program),
      priority: 2,
      cell: (field) => `${program(familyOf(field))}, ${t(($) => $.testNames.strategies[field.strategy])}`,
    },
    {
      id: 'counted',
      title: t(($) => $.progression.counted),
      cell: (field) => (
        <StatusMarker tone={field.why === null ? 'positive' : field.why === 'unreliable' ? 'caution' : 'neutral'}>
          {counted(field)}
        </StatusMarker>
      ),
    },
    {
      id: 'md',
      title: t(($) => $.progression.md),
      isNumeric: true,
      cell: ({ md }) => (typeof md === 'number' ? minus(decibels(md)) : '–'),
    },
    {
      id: 'vfi',
      title: t(($) => $.progression.vfi),
      isNumeric: true,
      priority: 3,
      cell: ({ vfi }) => (typeof vfi === 'number' ? percent(vfi) : '–'),
    },
    {
      id: 'mean',
      title: t(($) => $.progression.mean),
      isNumeric: true,
      priority: 3,
      cell: ({ mean_sensitivity: mean }) => (typeof mean === 'number' ? minus(decibels(mean)) : '–'),
    },
  ];
}
