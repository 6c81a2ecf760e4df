import { DatePicker, TextField } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeDay } from '../../../lib/platform/format/useOfficeDay.ts';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import { type Repetition, type RepetitionField, repetitionProblems } from './rules/schedule.ts';
import { useRepetitionText } from './useRepetitionText.ts';

/** Props of {@link RepetitionFields}. */
export interface RepetitionFieldsProps {
  value: Repetition;
  onChange: (value: Repetition) => void;
  /** Whether it was tried to go on: what is wrong is said of fields that were not touched, too. */
  isTried: boolean;
  /** The server's errors by field. */
  refused?: Partial<Record<RepetitionField, string>>;
}

/** How often something is repeated, and until when [FORM-16, RECUR-07]. */
export function RepetitionFields({ value, onChange, isTried, refused = {} }: RepetitionFieldsProps): ReactElement {
  const { t } = useTranslation();
  const say = useRepetitionText();
  const { date_format } = useSignedIn().preferences;
  const [touched, setTouched] = useState<ReadonlySet<RepetitionField>>(new Set());
  const today = useOfficeDay();
  const problems = repetitionProblems(value, today);
  const bind = (name: RepetitionField) => {
    const label = t(($) => $.tests.steps[name]);
    const problem = problems[name];
    const text = problem && say(name, problem);
    const isDue = isTried || (touched.has(name) && problem !== undefined);
    return {
      label,
      name,
      isRequired: true,
      onBlur: () => setTouched(new Set([...touched, name])),
      errorMessage: (isDue && text) || refused[name],
    };
  };
  return (
    <>
      <TextField
        {...bind('period_in_days')}
        description={t(($) => $.tests.steps.periodHint)}
        isNumeric
        inputMode="numeric"
        autoComplete="off"
        value={value.period_in_days}
        onChange={(period_in_days) => onChange({ ...value, period_in_days })}
      />
      <DatePicker
        {...bind('end_date')}
        description={t(($) => $.tests.steps.endHint)}
        format={date_format}
        minValue={today}
        value={value.end_date}
        onChange={(end_date) => onChange({ ...value, end_date })}
      />
    </>
  );
}
