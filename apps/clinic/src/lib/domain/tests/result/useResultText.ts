import { useNumberFormat } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figure, Written } from './lines.ts';

const fixed = (decimals: number): Intl.NumberFormatOptions => ({
  minimumFractionDigits: decimals,
  maximumFractionDigits: decimals,
});

/** Says a finding in the language of the application: MD −2.4 dB. */
export function useResultText(): (written: Written) => string {
  const { t } = useTranslation();
  const percent = useNumberFormat({ style: 'percent', maximumFractionDigits: 1 });
  const whole = useNumberFormat({ style: 'percent' });
  const formats = [useNumberFormat(fixed(0)), useNumberFormat(fixed(1)), useNumberFormat(fixed(2))] as const;
  const [zero, one, two] = formats;
  return useCallback(
    (written) => {
      const figure = (shown: Figure): string => {
        if (typeof shown === 'string') return shown;
        if ('percent' in shown) return (shown.percent < 10 ? percent : whole)(shown.percent / 100);
        // a number that rounds to nothing has no sign
        const value = Number(shown.value.toFixed(shown.decimals)) + 0;
        return ([zero, one, two][shown.decimals] ?? zero)(value).replace('-', '−');
      };
      const say = ({ word, values }: Written): string => {
        const filled = Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'object' && 'word' in value ? say(value) : figure(value),
        ]);
        return t(($) => $.tests.results[word], Object.fromEntries(filled) as Record<string, string>);
      };
      return say(written);
    },
    [one, percent, t, two, whole, zero],
  );
}
