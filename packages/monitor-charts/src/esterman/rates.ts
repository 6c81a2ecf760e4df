import { judge } from '@isopter/clinical/esterman';
import type { Judged } from '@isopter/clinical/perimetry';
import type { RateFormats } from '../shared/rates.ts';
import type { EstermanWords } from './esterman.texts.ts';
import type { EstermanStatistics } from './types.ts';

/** The texts of the rates. */
export type RateWord =
  | 'falsePositives'
  | 'falsePositivesNote'
  | 'blindSpot'
  | 'blindSpotNote'
  | 'rateUnknown'
  | 'seenOf';

/**
 * Returns the wrong answers of an Esterman test as monitor and report show them: name, counts of those given, and the
 * rate or that it is not known.
 */
export function rateFacts(
  statistics: EstermanStatistics,
  texts: Pick<EstermanWords, RateWord>,
  { count, percent }: RateFormats,
): readonly (readonly [name: string, counts: string, note: string])[] {
  const { falsePositives, fixationLosses } = judge(statistics);
  const counts = ({ wrong, given }: Judged): string => texts.seenOf({ amount: count(wrong), of: count(given ?? 0) });
  const rate = ({ share }: Judged): string => (share === null ? texts.rateUnknown : percent(share));
  return [
    [texts.falsePositives, counts(falsePositives), texts.falsePositivesNote({ rate: rate(falsePositives) })],
    [texts.blindSpot, counts(fixationLosses), texts.blindSpotNote({ rate: rate(fixationLosses) })],
  ];
}
