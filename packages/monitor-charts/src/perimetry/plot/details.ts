import type { Deviation } from '@isopter/clinical/perimetry/analysis';
import type { Details } from '../../chart/DetailsCard.tsx';
import type { PerimetryWords } from '../perimetry.texts.ts';
import type { PerimetryLocation } from '../types.ts';
import { pointText } from './speech.ts';
import { written } from '../../shared/written.ts';

/** The comparison of a location with age-corrected norms by `analyseField`. */
export type JudgedLocation = Pick<Deviation, 'x' | 'y' | 'td' | 'pd' | 'tdProbability' | 'pdProbability'>;

/** A deviation and its probability among healthy eyes: "−8 dB, p < 1%". */
function deviationText(texts: PerimetryWords, db: number, probability: JudgedLocation['tdProbability']): string {
  const value = texts.deviation({ db: written(Math.round(db) + 0) });
  if (probability === null) return value;
  const rare = probability === 'normal' ? texts.withinNormal : texts.rarer({ percent: written(100 * probability) });
  return `${value}, ${rare}`;
}

/** The details of a location. */
export function detailsOf(
  texts: PerimetryWords,
  location: PerimetryLocation,
  floor: number,
  judged: JudgedLocation | undefined,
): Details {
  const { seen, not_seen, response_time } = location;
  return {
    title: pointText(texts, location, floor),
    rows: [
      ...(judged
        ? ([
            [texts.totalDeviation, deviationText(texts, judged.td, judged.tdProbability)],
            [texts.patternDeviation, deviationText(texts, judged.pd, judged.pdProbability)],
          ] as const)
        : []),
      [texts.columnSeen, String(seen)],
      [texts.columnNotSeen, String(not_seen)],
      ...(response_time === null
        ? []
        : ([[texts.lastResponse, texts.seconds({ value: response_time.toFixed(2) })]] as const)),
    ],
  };
}
