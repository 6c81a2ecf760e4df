import { type Deviation, type DeviationDirection, type DeviationKind, partsOf } from '@isopter/clinical/cover';
import type { MotilityWords } from './motility.texts.ts';

type Format = (value: number) => string;

/** The letters of the directions, the same in every language. A tropia has a T behind them. */
const LETTERS: Readonly<Record<DeviationDirection, string>> = { eso: 'E', exo: 'X', rightHyper: 'RH', leftHyper: 'LH' };

/**
 * A deviation in clinical notation, in prism dioptres: "25 Δ ET", "9 Δ X", "6 Δ RHT". One line per axis; none without a
 * deviation.
 */
export const deviationLines = (deviation: Deviation, kind: DeviationKind, format: Format): string[] =>
  partsOf(deviation).map(
    ({ direction, prism }) => `${format(prism)}\u00a0Δ\u00a0${LETTERS[direction]}${kind === 'tropia' ? 'T' : ''}`,
  );

/** The same on one line, for a table of a report: "25 Δ ET, 6 Δ RHT", "Ortho". */
export const deviationShort = (
  texts: MotilityWords,
  deviation: Deviation | null,
  kind: DeviationKind,
  format: Format,
): string => {
  if (!deviation) return texts.notMeasured;
  return deviationLines(deviation, kind, format).join(', ') || texts.straightShort;
};

/** The name of a direction in a kind of deviation. */
const nameOf = (texts: MotilityWords, direction: DeviationDirection, kind: DeviationKind): string =>
  kind === 'unknown' ? texts[direction] : texts[`${direction}${kind === 'tropia' ? 'Tropia' : 'Phoria'}`];

/** A deviation in full words: "25 Δ esotropia, 6 Δ right hypertropia", "no movement". */
export function deviationText(
  texts: MotilityWords,
  deviation: Deviation | null,
  kind: DeviationKind,
  format: Format,
): string {
  if (!deviation) return texts.notMeasured;
  const parts = partsOf(deviation).map(({ direction, prism }) =>
    texts.deviation({ prism: format(prism), direction: nameOf(texts, direction, kind) }),
  );
  return parts.join(', ') || texts.straight;
}

/** The same as it is read aloud, with the unit in words. */
export function deviationSpoken(
  texts: MotilityWords,
  deviation: Deviation | null,
  kind: DeviationKind,
  format: Format,
): string {
  return deviationText({ ...texts, deviation: texts.deviationSpoken }, deviation, kind, format);
}
