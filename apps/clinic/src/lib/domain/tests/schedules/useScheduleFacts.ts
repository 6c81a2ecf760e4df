import type { Schedule } from '@isopter/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format/useFormats.ts';
import { useScheduleName } from './useScheduleName.ts';

/** The facts of a schedule as texts. */
interface ScheduleFacts {
  name: (schedule: Schedule) => string;
  period: (schedule: Schedule) => string;
  /** The next day, or that there is none. */
  next: (schedule: Schedule) => string;
  end: (schedule: Schedule) => string;
}

export function useScheduleFacts(): ScheduleFacts {
  const { t } = useTranslation();
  const { date } = useFormats();
  const name = useScheduleName();
  return useMemo(
    () => ({
      name,
      period: ({ period_in_days: count }) => t(($) => $.tests.recurring.everyDays, { count }),
      next: ({ next_test_date: next, end_date }) => (next > end_date ? t(($) => $.tests.recurring.over) : date(next)),
      end: ({ end_date }) => date(end_date),
    }),
    [date, name, t],
  );
}
