import { judge, type Judged } from '@isopter/clinical/perimetry';
import type { PerimetryStatistics } from '../../perimetry/types.ts';
import type { ScreeningReportTexts } from './texts.ts';

/** Returns the rates of wrong answers of a field as they are printed: counts, and the rate or that it is not known. */
export function rateFacts(
  statistics: PerimetryStatistics,
  texts: ScreeningReportTexts,
  locale: string,
): readonly (readonly [label: string, value: string])[] {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const { falsePositives, falseNegatives, fixationLosses } = judge(statistics);
  const valueOf = ({ wrong, given, share }: Judged): string =>
    given
      ? texts.rate({
          counted: texts.outOf({ count: wrong, total: given }),
          rate: share === null ? texts.notKnown : percent.format(share),
        })
      : texts.notKnown;
  return [
    [texts.falsePositives, valueOf(falsePositives)],
    [texts.falseNegatives, valueOf(falseNegatives)],
    [texts.fixationLosses, valueOf(fixationLosses)],
  ];
}
