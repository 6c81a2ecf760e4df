import { useTexts } from '../texts/Texts.tsx';
import { useCurrentDay } from '../timeZone/useTimeZone.ts';
import type { DateRangePreset } from './DateRangePicker.tsx';
import { dateRangePickerTexts } from './DateRangePicker.texts.ts';
import { commonRanges } from './ranges.ts';

/**
 * The presets for today, the last 7 and 30 days, this month and this year.
 * @param today the day they are relative to, by default the current one in the time zone of the nearest provider
 */
export function useCommonPresets(today?: string): readonly DateRangePreset[] {
  const currentDay = useCurrentDay().toString();
  const texts = useTexts(dateRangePickerTexts);
  const ranges = commonRanges(today ?? currentDay);
  return (['today', 'last7Days', 'last30Days', 'thisMonth', 'thisYear'] as const).map((id) => ({
    id,
    label: texts[id],
    ...ranges[id],
  }));
}
