import type { FieldFamily } from '@isopter/clinical/perimetry/progression';
import type { DateText, MeasuredField, ReliabilityFlag, StrategyValue } from '@isopter/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '../../../lib/platform/format/isolate.ts';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import { goldmannText } from '../../../lib/domain/tests/goldmann.ts';
import type { ListedField } from './rules/fields.ts';

/** The size that is not said, since nearly all fields have it. */
const USUAL = 3;

/** How fields are named and described. */
export function useFieldWords() {
  const { t, i18n } = useTranslation();
  const direction = i18n.dir();
  const { date } = useFormats();
  const day = useCallback((field: { day: DateText }) => date(field.day), [date]);
  /** The day of the field of an eye that was tested at an instant. */
  const dayAt = useCallback(
    (fields: readonly Pick<MeasuredField, 'time' | 'day'>[], at: Date): string =>
      date(fields.find(({ time }) => Date.parse(time) === at.getTime())?.day ?? ''),
    [date],
  );
  const program = useCallback(
    ({ program: name, size }: FieldFamily): string =>
      size === USUAL
        ? isolate(name, direction)
        : t(($) => $.progression.sized, { program: isolate(name, direction), size: goldmannText(size) }),
    [direction, t],
  );
  const flags = useCallback(
    (found: readonly ReliabilityFlag[]): string => found.map((flag) => t(($) => $.progression.flags[flag])).join(', '),
    [t],
  );
  const reason = useCallback(
    ({ exclusion }: Pick<MeasuredField, 'exclusion'>): string =>
      exclusion ? [t(($) => $.progression.reasons[exclusion.reason]), exclusion.note].filter(Boolean).join(': ') : '',
    [t],
  );
  const strategy = useCallback((value: string) => t(($) => $.testNames.strategies[value as StrategyValue]), [t]);
  /** States in one line that a field counts, or why it does not. */
  const counted = useCallback(
    (field: ListedField): string => {
      const { why } = field;
      if (why === 'excluded') return t(($) => $.progression.takenOut, { reason: reason(field) });
      if (why === 'unreliable') return t(($) => $.progression.notReliable, { flags: flags(field.flags) });
      if (why !== null) return t(($) => $.progression.other[why]);
      if (field.flags.length > 0) return t(($) => $.progression.countsFlagged, { flags: flags(field.flags) });
      return field.isBaseline ? t(($) => $.progression.baseline) : t(($) => $.progression.counts);
    },
    [flags, reason, t],
  );
  return { day, dayAt, program, strategy, flags, reason, counted };
}
