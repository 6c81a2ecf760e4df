import { useNumberFormat } from '@isopter/ui';
import { useTranslation } from 'react-i18next';
import { isolate } from '../../../lib/platform/format/isolate.ts';

/** Writes a number with so many decimals and a real minus sign, from left to right; with a plus sign if it is a change. */
export function useDecibels(decimals: number, isChange = false): (value: number) => string {
  const { i18n } = useTranslation();
  const number = useNumberFormat({
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: isChange ? 'exceptZero' : 'negative',
  });
  return (value) => isolate(number(value).replace('-', '−'), i18n.dir());
}
