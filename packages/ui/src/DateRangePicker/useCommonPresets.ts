import { getLocalTimeZone, today as todayIn } from '@internationalized/date';
import { useTexts } from '../texts/Texts.tsx';
import type { DateRangePreset } from './DateRangePicker.tsx';
import { dateRangePickerTexts } from './DateRangePicker.texts.ts';
import { commonRanges } from './ranges.ts';

/** The presets for today, the last 7 and 30 days, this month and this year, relative to the current day. */
export function useCommonPresets(today = todayIn(getLocalTimeZone()).toString()): readonly DateRangePreset[] {
  const texts = useTexts(dateRangePickerTexts);
  const ranges = commonRanges(today);
  return (['today', 'last7Days', 'last30Days', 'thisMonth', 'thisYear'] as const).map((id) => ({
    id,
    label: texts[id],
    ...ranges[id],
  }));
}
