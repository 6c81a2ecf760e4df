import { judge } from '@isopter/clinical/kinetic';
import type { Judged } from '@isopter/clinical/perimetry';
import type { KineticEyeView } from '../types.ts';
import type { KineticReportTexts } from './texts.ts';

/** A rate of wrong answers as it is printed. */
export interface RateFact {
  readonly label: string;
  /** Such as "2 of 34, 6 %". */
  readonly share: string;
  /** Whether it makes the result unreliable. */
  readonly isTooMany: boolean;
}

/** Returns the rates of one eye as they are printed: counts, and the rate or that it is not known. */
export function rateFacts(
  statistics: KineticEyeView['statistics'],
  texts: KineticReportTexts,
  locale: string,
): readonly RateFact[] {
  const whole = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const { falsePositives, falseNegatives, fixationLosses } = judge(statistics);
  const { blind_spots_seen, blind_spot_checks } = statistics;
  const countOf = (amount: number, of: number): string =>
    texts.count({ amount: whole.format(amount), of: whole.format(of) });
  const shareOf = ({ wrong, given, share }: Judged, count: KineticReportTexts['count'] = texts.count): string =>
    given
      ? texts.share({
          count: count({ amount: whole.format(wrong), of: whole.format(given) }),
          percent: share === null ? texts.notKnown : percent.format(share),
        })
      : texts.notKnown;
  return [
    {
      label: texts.falsePositives,
      share: shareOf(falsePositives, texts.early),
      isTooMany: falsePositives.judgement === 'flagged',
    },
    { label: texts.falseNegatives, share: shareOf(falseNegatives), isTooMany: false },
    {
      label: texts.poorFixation,
      share: shareOf(fixationLosses),
      isTooMany: fixationLosses.judgement === 'flagged',
    },
    {
      label: texts.blindSpotSeen,
      share: blind_spot_checks === 0 ? texts.notKnown : countOf(blind_spots_seen, blind_spot_checks),
      isTooMany: false,
    },
  ];
}
