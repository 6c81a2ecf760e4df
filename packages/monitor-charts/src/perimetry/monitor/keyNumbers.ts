import type { FieldResult, ProbabilityClass } from '@isopter/clinical/perimetry/analysis';
import type { PerimetryWords } from '../perimetry.texts.ts';
import type { FieldResultWords } from '../result.texts.ts';

/** A key number of a finished field as it is shown. */
export interface KeyNumber {
  readonly name: string;
  readonly value: string;
  /** Includes the space before the unit, if it has one. */
  readonly unit: string;
  /** How rare it is among healthy eyes; empty where nothing is said of it. */
  readonly rarity: string;
}

/** How numbers are written. */
export interface Formats {
  readonly tenths: (value: number) => string;
  readonly whole: (value: number) => string;
  readonly percent: (value: number) => string;
}

type Words = FieldResultWords & Pick<PerimetryWords, 'withinNormal' | 'rarer' | 'notSeen'>;

/**
 * The key numbers of a finished field, in the order in which they are read: MD, PSD and VFI where norms hold, otherwise
 * the mean sensitivity; the fovea if it was tested.
 */
export function keyNumbers(
  { analysis, meanSensitivity, fovea }: FieldResult,
  texts: Words,
  { tenths, whole, percent }: Formats,
): readonly KeyNumber[] {
  const rarity = (probability: ProbabilityClass): string => {
    if (probability === null) return texts.outsideAges;
    return probability === 'normal' ? texts.withinNormal : texts.rarer({ percent: percent(100 * probability) });
  };
  const decibels = (name: string, db: number, rare: string): KeyNumber => ({
    name,
    value: tenths(db),
    unit: '\u{a0}dB',
    rarity: rare,
  });
  return [
    ...(analysis
      ? [
          decibels(texts.md, analysis.md, rarity(analysis.mdProbability)),
          decibels(texts.psd, analysis.psd, rarity(analysis.psdProbability)),
          ...(analysis.vfi === null
            ? []
            : [{ name: texts.vfi, value: whole(analysis.vfi), unit: '%', rarity: texts.noNorm }]),
        ]
      : meanSensitivity === null
        ? []
        : [decibels(texts.meanSensitivity, meanSensitivity, '')]),
    ...(fovea === null
      ? []
      : [
          fovea < 0
            ? { name: texts.resultFovea, value: '<0', unit: '\u{a0}dB', rarity: texts.noNorm }
            : { name: texts.resultFovea, value: whole(fovea), unit: '\u{a0}dB', rarity: texts.noNorm },
        ]),
  ];
}
