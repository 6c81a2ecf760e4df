import { degreesOf } from '@isopter/clinical/gaze';
import type { SingleEye } from '@isopter/contract';
import { type Gaze, plus } from '../motility/gaze.ts';
import { normal, randomOf } from '../random.ts';
import { overshoot, shortfall, type Weakness } from './muscles.ts';
import type { PatientName } from './patients.ts';

/** How the eyes of a simulated person stand and move. */
export interface Motility {
  /** Deviation in all directions of gaze, prism diopters: inwards (eso), and the right eye higher. */
  readonly eso: number;
  readonly right_hyper: number;
  /** Whether that shows with both eyes open (a tropia), or only behind a cover (a phoria). */
  readonly is_manifest: boolean;
  /** The eye that looks when both are open. */
  readonly fixing: SingleEye;
  readonly weaknesses: readonly Weakness[];
}

const STRAIGHT: Motility = { eso: -1.5, right_hyper: 0, is_manifest: false, fixing: 'OD', weaknesses: [] };

/** A normal person at distance (mean 1.5 Δ exo, Motility of STRAIGHT), and the deviations a clinic sees most. */
export const MOTILITIES = {
  straight: STRAIGHT,
  exophoria: { ...STRAIGHT, eso: -9 },
  'right hyperphoria': { ...STRAIGHT, right_hyper: 6 },
  'left esotropia': { ...STRAIGHT, eso: 25, is_manifest: true },
  'right exotropia': { ...STRAIGHT, eso: -20, right_hyper: 4, is_manifest: true, fixing: 'OS' },
  'right sixth nerve palsy': {
    ...STRAIGHT,
    fixing: 'OS',
    weaknesses: [{ eye: 'OD', muscle: 'LR', severity: 0.5 }],
  },
  'left fourth nerve palsy': { ...STRAIGHT, weaknesses: [{ eye: 'OS', muscle: 'SO', severity: 0.35 }] },
  'right third nerve palsy': {
    ...STRAIGHT,
    fixing: 'OS',
    weaknesses: (['MR', 'SR', 'IR', 'IO'] as const).map((muscle) => ({ eye: 'OD' as const, muscle, severity: 0.4 })),
  },
  'left inferior oblique overaction': {
    ...STRAIGHT,
    weaknesses: [{ eye: 'OS', muscle: 'IO', severity: -0.25 }],
  },
} as const satisfies Record<string, Motility>;

export type MotilityName = keyof typeof MOTILITIES;

/** Patients with a deviation; the eyes of all others are straight. */
const OF_PATIENT: Readonly<Partial<Record<PatientName, MotilityName>>> = {
  'healthy-2': 'exophoria',
  'healthy-3': 'right hyperphoria',
  'glaucoma-1': 'right sixth nerve palsy',
  'glaucoma-2': 'left fourth nerve palsy',
  'glaucoma-3': 'left esotropia',
  'unreliable-1': 'right exotropia',
  'trigger-happy-1': 'right third nerve palsy',
  'fatigued-1': 'left inferior oblique overaction',
};

/** Spread between people with the same finding, prism dioptres (SD): our own choice. */
const BETWEEN_PEOPLE = 0.7;

/** The eyes of a patient; the seed draws what is personal. */
export function motilityOf(name: PatientName, seed: string): Motility {
  const motility = MOTILITIES[OF_PATIENT[name] ?? 'straight'];
  const random = randomOf(seed, 'motility');
  return { ...motility, eso: motility.eso + BETWEEN_PEOPLE * normal(random) };
}

/** Returns the deviation of an eye from a gaze its fellow takes up, with nothing to fuse, in degrees. */
export function deviation({ eso, right_hyper, weaknesses }: Motility, eye: SingleEye, gaze: Gaze): Gaze {
  const side = eye === 'OD' ? -1 : 1;
  const alike = { x: side * degreesOf(eso), y: -side * degreesOf(right_hyper) };
  return plus(plus(alike, shortfall(weaknesses, eye, gaze), -1), overshoot(weaknesses, eye, gaze));
}

/** The part of a muscle's weakness that fusion compensates, degrees (about 3 Δ): our own choice. */
const FUSED = 1.7;

/**
 * Returns the deviation of an eye with both eyes open, in degrees; (0, 0) for the fixing eye, and while the eyes fuse.
 */
export function manifestDeviation(motility: Motility, eye: SingleEye, gaze: Gaze): Gaze {
  if (eye === motility.fixing) return { x: 0, y: 0 };
  const total = deviation(motility, eye, gaze);
  const alike = deviation({ ...motility, weaknesses: [] }, eye, gaze);
  const uneven = Math.hypot(total.x - alike.x, total.y - alike.y);
  return motility.is_manifest || uneven > FUSED ? total : { x: 0, y: 0 };
}

/** A weak muscle does more when its eye looks alone than when both do: the share of its shortfall that is left then. */
const ALONE = 0.6;

/**
 * Returns the position an eye reaches when it follows a target to a gaze, degrees. Versions, with both eyes open, fall
 * short by a muscle's whole weakness; ductions, with the fellow covered, by a part. Each eye is measured from its own
 * straight-ahead position.
 */
export function excursion({ weaknesses }: Motility, eye: SingleEye, gaze: Gaze, isAlone: boolean): Gaze {
  return plus(gaze, shortfall(weaknesses, eye, gaze), isAlone ? -ALONE : -1);
}
