import { useNumberFormat } from '@isopter/ui';
import type { RateFormats } from './rates.ts';

/** Returns the number formats of rates in the current language. */
export function useRateFormats(): RateFormats {
  const count = useNumberFormat();
  const percent = useNumberFormat({ style: 'percent', maximumFractionDigits: 0 });
  return { count, percent };
}
