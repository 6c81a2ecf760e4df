import type { SingleEye } from '@isopter/contract';
import { type Gaze, plus } from '../motility/gaze.ts';

/** The six muscles that turn an eye: rectus lateral, medial, superior, inferior; oblique inferior, superior. */
export type Muscle = 'LR' | 'MR' | 'SR' | 'IR' | 'IO' | 'SO';

/** A muscle that does too little; of less than none, too much. */
export interface Weakness {
  readonly eye: SingleEye;
  readonly muscle: Muscle;
  /** Share of its pull that is missing, below 1. */
  readonly severity: number;
}

interface Action {
  /** Direction of gaze in which it acts most, a unit vector. */
  readonly field: Gaze;
  /** Direction in which it turns the eye there, a unit vector. */
  readonly pull: Gaze;
}

const DIAGONAL = Math.SQRT1_2;
const UP: Gaze = { x: 0, y: 1 };
const DOWN: Gaze = { x: 0, y: -1 };

/** Fields of action of the right eye's muscles, whose temple is at positive x (the usual H of the six cardinal positions). */
const ACTIONS: Readonly<Record<Muscle, Action>> = {
  LR: { field: { x: 1, y: 0 }, pull: { x: 1, y: 0 } },
  MR: { field: { x: -1, y: 0 }, pull: { x: -1, y: 0 } },
  SR: { field: { x: DIAGONAL, y: DIAGONAL }, pull: UP },
  IR: { field: { x: DIAGONAL, y: -DIAGONAL }, pull: DOWN },
  IO: { field: { x: -DIAGONAL, y: DIAGONAL }, pull: UP },
  SO: { field: { x: -DIAGONAL, y: -DIAGONAL }, pull: DOWN },
};

/** Tone of a muscle straight ahead, as degrees of gaze into its field: our own choice. */
const TONE = 12;

const mirrored = ({ x, y }: Gaze): Gaze => ({ x: -x, y });
const dot = (one: Gaze, other: Gaze): number => one.x * other.x + one.y * other.y;

function actionOf({ eye, muscle }: Weakness): Action {
  const { field, pull } = ACTIONS[muscle];
  return eye === 'OD' ? { field, pull } : { field: mirrored(field), pull: mirrored(pull) };
}

/** Returns by how many degrees an eye falls short of its fellow's gaze; (0, 0) for none. A linear model, our own. */
export function shortfall(weaknesses: readonly Weakness[], eye: SingleEye, gaze: Gaze): Gaze {
  return weaknesses
    .filter((weakness) => weakness.eye === eye)
    .reduce<Gaze>(
      (sum, weakness) => {
        const { field, pull } = actionOf(weakness);
        return plus(sum, pull, weakness.severity * Math.max(0, dot(gaze, field) + TONE));
      },
      { x: 0, y: 0 },
    );
}

/**
 * How far an eye goes beyond a gaze when its fellow, whose muscle is weak, takes that up: the effort that takes goes to both
 * eyes alike (Hering), so that this secondary deviation is larger than the primary one.
 */
export function overshoot(weaknesses: readonly Weakness[], eye: SingleEye, gaze: Gaze): Gaze {
  return weaknesses
    .filter((weakness) => weakness.eye !== eye)
    .reduce<Gaze>(
      (sum, weakness) => {
        const { field, pull } = actionOf(weakness);
        const { severity } = weakness;
        const effort = (severity * (dot(gaze, field) + TONE)) / (1 - severity * dot(pull, field));
        return plus(sum, pull, severity > 0 ? Math.max(0, effort) : Math.min(0, effort));
      },
      { x: 0, y: 0 },
    );
}
