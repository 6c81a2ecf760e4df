import type { Eye } from '../eye.ts';
import { prismOf } from '../gaze/directions.ts';
import type { CoverPhase, CoverPosition, CoverRecord, Deviation, DeviationKind } from './types.ts';

/** The eccentricity of the positions other than the primary one in degrees. */
export const POSITION = 15;
/** The smallest deviation that counts, in prism dioptres: the smallest movement an examiner can see. */
export const LEAST = 2;
/** The usual limit of comitance in prism dioptres: a larger difference between positions counts as incomitance. */
export const COMITANT = 5;

/**
 * Converts the deviation of one eye to a deviation between the eyes: a right eye that points to the left is turned
 * inwards.
 */
export function deviationOf({ eye, x, y }: Pick<CoverRecord, 'eye' | 'x' | 'y'>): Deviation {
  const side = eye === 'OD' ? 1 : -1;
  return { eso: -side * prismOf(x) || 0, right_hyper: side * prismOf(y) || 0 };
}

/** The direction of a deviation along one axis: inwards, outwards, the right or the left eye higher. */
export type DeviationDirection = 'eso' | 'exo' | 'rightHyper' | 'leftHyper';

/** The part of a deviation along one axis. */
export interface DeviationPart {
  readonly direction: DeviationDirection;
  /** Whole prism dioptres, above 0. */
  readonly prism: number;
}

/** The part of a deviation along one axis, in a list; none if nobody sees it. */
const partOf = (value: number, plus: DeviationDirection, minus: DeviationDirection): DeviationPart[] =>
  Math.abs(value) < LEAST ? [] : [{ direction: value > 0 ? plus : minus, prism: Math.round(Math.abs(value)) }];

/** The parts of a deviation that count, the horizontal one first; none if nobody sees a movement. */
export const partsOf = ({ eso, right_hyper }: Deviation): readonly DeviationPart[] => [
  ...partOf(eso, 'eso', 'exo'),
  ...partOf(right_hyper, 'rightHyper', 'leftHyper'),
];

/** Returns whether somebody sees a movement: a part of the deviation counts. */
export const moves = (deviation: Deviation): boolean => partsOf(deviation).length > 0;

/** The kind of a deviation, from what was seen on uncovering each eye; `null` for an eye not yet looked at. */
export const kindOf = (uncovered: readonly (Deviation | null)[]): DeviationKind => {
  if (uncovered.some((one) => one !== null && moves(one))) return 'tropia';
  return uncovered.includes(null) ? 'unknown' : 'phoria';
};

export const sizeOf = ({ eso, right_hyper }: Deviation): number => Math.hypot(eso, right_hyper);

/**
 * The valid records by phase. A record does not state its phase: in each position every eye is uncovered once, and
 * after that the cover is alternated. Measurements with the eye off the target are invalid and are repeated at once, so
 * that consecutive records of one eye and position, up to the first valid one, are one measurement. If none of them is
 * valid the position stays open, because a later alternate cover must not be taken for a tropia.
 */
export function phasesOf(list: readonly CoverRecord[]): Readonly<Record<CoverPhase, readonly CoverRecord[]>> {
  const over = new Set<string>();
  const phases: Record<CoverPhase, CoverRecord[]> = { 0: [], 1: [] };
  let under = '';
  for (const record of list) {
    const key = `${record.eye} ${record.direction}`;
    if (under !== key) over.add(under);
    under = key;
    if (record.has_good_fixation === false) continue;
    phases[over.has(key) ? 1 : 0].push(record);
    over.add(key);
  }
  return phases;
}

/** The mean of deviations; `null` if there are none. */
export const mean = (deviations: readonly Deviation[]): Deviation | null => {
  const { length } = deviations;
  if (length === 0) return null;
  const sum = (pick: (one: Deviation) => number): number => deviations.reduce((all, one) => all + pick(one), 0);
  return { eso: sum(({ eso }) => eso) / length, right_hyper: sum(({ right_hyper }) => right_hyper) / length };
};

/**
 * The largest difference between two positions in the deviation on alternate cover, in prism dioptres; `null` with
 * fewer than two.
 */
export function incomitanceOf(positions: readonly CoverPosition[]): number | null {
  const totals = positions.flatMap(({ total }) => (total ? [total] : []));
  if (totals.length < 2) return null;
  return Math.max(
    ...totals.flatMap((one) =>
      totals.map((other) => Math.hypot(one.eso - other.eso, one.right_hyper - other.right_hyper)),
    ),
  );
}

/** The manifest deviation in the first uncovered position: straight ahead, if it was measured. */
const uncovered = (positions: readonly CoverPosition[]): Deviation | null =>
  positions.find(({ manifest }) => manifest !== null)?.manifest ?? null;

/**
 * The fixing eye with both eyes open: it does not move when the other eye is covered, while the other eye does.
 * `either` if both move, as in alternating strabismus; `null` while neither does.
 */
export function fixingOf(positions: Readonly<Record<Eye, readonly CoverPosition[]>>): Eye | 'either' | null {
  const isMoving = (eye: Eye): boolean => {
    const manifest = uncovered(positions[eye]);
    return manifest !== null && moves(manifest);
  };
  if (isMoving('OD')) return isMoving('OS') ? 'either' : 'OS';
  return isMoving('OS') ? 'OD' : null;
}
