import type { RapdFinding, Reaction } from '@isopter/clinical/pupil';
import type { PupilWords } from '../pupil.texts.ts';

/** Formats a number with so many decimals. */
export type Fixed = (value: number, decimals: number) => string;

/** A relative afferent defect in words: its size in log units, whether it is present, and its grade. */
export function rapdText(texts: PupilWords, finding: RapdFinding, fixed: Fixed): string {
  if ('fixed' in finding) {
    return texts.rapdNotMeasurable({ pupils: finding.fixed.map((eye) => texts[`pupil${eye}`]).join(', ') });
  }
  const size = fixed(finding.size, 2);
  if (finding.eye === null) return texts.rapdNone({ size });
  return texts.rapdFound({
    eye: texts[`eye${finding.eye}`],
    size,
    presence: texts[`rapd_${finding.presence}`],
    grade: texts[`result${finding.grade}`],
  });
}

/** Describes the reaction of a pupil to a flash: the constriction in percent and mm, and the latency if measured. */
export function reactionText(texts: PupilWords, reaction: Reaction, fixed: Fixed): string {
  const constriction = texts.constriction({
    percent: fixed(reaction.amplitude, 0),
    mm: fixed(reaction.baseline - reaction.least, 1),
  });
  if (reaction.latency === null) return constriction;
  return texts.reactionIn({ constriction, latency: fixed(1000 * reaction.latency, 0) });
}
