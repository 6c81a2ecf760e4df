import { fixingOf, LEAST } from '@isopter/clinical/cover';
import { directionText } from '../motility/gaze/speech.ts';
import type { MotilityWords } from '../motility/motility.texts.ts';
import type { CoverPosition, CoverView, Deviation } from './types.ts';

type Format = (value: number) => string;

/**
 * A deviation in clinical notation: "25 ET", "9 X", "6 RHT"; E eso, X exo, RH or LH hyper, T where it is manifest. The
 * letters are the same in every language. One line per axis; none without a deviation.
 */
export function deviationLines({ eso, right_hyper }: Deviation, isManifest: boolean, format: Format): string[] {
  const suffix = isManifest ? 'T' : '';
  const line = (value: number, plus: string, minus: string): string[] =>
    Math.abs(value) < LEAST ? [] : [`${format(Math.round(Math.abs(value)))} ${value > 0 ? plus : minus}${suffix}`];
  return [...line(eso, 'E', 'X'), ...line(right_hyper, 'RH', 'LH')];
}

/** A deviation in clinical terms for tables and announcements: "25 ET, 6 RHT" or "no movement". */
export function deviationText(
  texts: MotilityWords,
  deviation: Deviation | null,
  isManifest: boolean,
  format: Format,
): string {
  if (!deviation) return texts.notMeasured;
  return deviationLines(deviation, isManifest, format).join(', ') || texts.straight;
}

/** Whether the deviation in a position is a tropia rather than a phoria. */
export const isTropia = ({ manifest }: CoverPosition): boolean =>
  manifest !== null && (Math.abs(manifest.eso) >= LEAST || Math.abs(manifest.right_hyper) >= LEAST);

/** The announced description of a position: "right: uncovered 25 ET, alternated 26 ET". */
export function positionText(texts: MotilityWords, position: CoverPosition, format: Format): string {
  const direction = directionText(texts, position.direction);
  const { manifest, total } = position;
  if (!manifest && !total) return `${direction}: ${texts.notMeasured}`;
  const parts = [
    texts.manifest({ deviation: deviationText(texts, manifest, true, format) }),
    texts.total({ deviation: deviationText(texts, total, isTropia(position), format) }),
  ];
  return `${direction}: ${parts.join(', ')}`;
}

/** The fixing eye while both eyes are open, in words; `null` if the eyes are straight. */
export function fixingText(texts: MotilityWords, positions: CoverView['positions']): string | null {
  const eye = fixingOf(positions);
  if (eye === null) return null;
  return texts.fixing({ eye: eye === 'either' ? texts.fixingEither : texts[`eye${eye}`] });
}
