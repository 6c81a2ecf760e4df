import {
  type DateText,
  PERIOD_IN_DAYS_MAX,
  PERIOD_IN_DAYS_MIN,
  type Schedule,
  type ScheduleUpdate,
} from '@isopter/contract';
import { dateError } from '@isopter/ui';

/** Whether something is repeated, and how; as typed. */
export interface Repetition {
  recurring: boolean;
  period_in_days: string;
  /** YYYY-MM-DD, or what was typed while it is no date. */
  end_date: string;
}

export type RepetitionField = 'period_in_days' | 'end_date';
export type RepetitionProblem = 'required' | 'invalidDate' | 'pastDate' | 'range';

export const ONCE: Repetition = { recurring: false, period_in_days: '', end_date: '' };

/** How something is repeated by now. */
export const repetitionOf = (schedule: Pick<Schedule, 'period_in_days' | 'end_date'> | undefined): Repetition =>
  schedule ? { recurring: true, period_in_days: String(schedule.period_in_days), end_date: schedule.end_date } : ONCE;

/** Returns the errors of a repetition: 1 to 999 days, until today at the earliest [FORM-16]. */
export function repetitionProblems(
  { recurring, period_in_days: period, end_date: end }: Repetition,
  today: DateText,
): Partial<Record<RepetitionField, RepetitionProblem>> {
  if (!recurring) return {};
  const typed = period.trim();
  const days = /^\d+$/.test(typed) ? Number(typed) : 0;
  const isInRange = days >= PERIOD_IN_DAYS_MIN && days <= PERIOD_IN_DAYS_MAX;
  const wrong = dateError(end, { minValue: today });
  return {
    ...(typed === '' ? { period_in_days: 'required' } : !isInRange && { period_in_days: 'range' }),
    ...(end.trim() === ''
      ? { end_date: 'required' }
      : wrong && { end_date: wrong === 'invalidDate' ? 'invalidDate' : 'pastDate' }),
  };
}

/** A valid repetition as the server takes it. */
export const repetitionSent = ({
  period_in_days,
  end_date,
}: Repetition): Required<Omit<ScheduleUpdate, 'version'>> => ({
  period_in_days: Number(period_in_days),
  end_date,
});
