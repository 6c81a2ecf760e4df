import { type Eye, EYES } from '../eye.ts';
import { type Reaction, REACTIVE } from './metrics.ts';
import type { Swing } from './swing.ts';
import type { Band, Sample } from './types.ts';
import { reliable } from './clean.ts';

/** The grades of a relative afferent defect. */
export type RapdGrade = 'Normal' | 'Mild' | 'Moderate' | 'Severe';

/** From which size in log units on a grade applies: own steps around Bell's neutral density grades (I 0.4, II 0.7, III 1.1). */
export const RAPD_GRADES: readonly { readonly from: number; readonly grade: RapdGrade }[] = [
  { from: 1.2, grade: 'Severe' },
  { from: 0.6, grade: 'Moderate' },
  { from: 0.3, grade: 'Mild' },
  { from: 0, grade: 'Normal' },
];

/**
 * From which size in log units on a defect may be present, and is. Of 102 healthy people 6 % had 0.23 to 0.39 by
 * pupillography and none more (PubMed 18090558); the lower limit is our own.
 */
export const RAPD_LIMITS = { borderline: 0.3, present: 0.4 } as const;

/**
 * The share of the constriction that is lost with each log unit of light, taken to be the same for everybody: a headset
 * does not know how steep the pupils of this person are (own choice; people differ by a fifth either way).
 */
const PER_LOG_UNIT = 1 / 3;

/** The minimum length in seconds of a swing after which the pupils have found their size; of shorter ones flashes count. */
const SETTLED = 3;

/**
 * The relative afferent defect in log units to the hundredth, from the constrictions while each eye is lit in any unit:
 * positive in the right eye, negative in the left one. Limits and grades apply to the number that is shown.
 */
export function rapdBetween({ OD, OS }: Readonly<Record<Eye, number>>): number {
  const strong = Math.max(OD, OS);
  return strong <= 0 ? 0 : Math.round((100 * (OS - OD)) / strong / PER_LOG_UNIT) / 100;
}

/** Returns the presence of a defect of a size in log units. */
export function rapdPresence(size: number): Rapd['presence'] {
  if (size >= RAPD_LIMITS.present) return 'present';
  return size >= RAPD_LIMITS.borderline ? 'borderline' : 'none';
}

/** The grade of a defect of a size in log units. */
export const rapdGrade = (size: number): RapdGrade => RAPD_GRADES.find(({ from }) => size >= from)?.grade ?? 'Normal';

/** A relative afferent pupillary defect (RAPD). */
export interface Rapd {
  /** The eye whose light arrives weaker; `null` below the limit, where healthy eyes differ as much. */
  readonly eye: Eye | null;
  /** In log units, to the hundredth. */
  readonly size: number;
  readonly presence: 'none' | 'borderline' | 'present';
  readonly grade: RapdGrade;
  /** The constrictions in percent by the eye that was lit. */
  readonly constrictions: Readonly<Record<Eye, number>>;
}

/** The defect itself, or the pupils that do not react, so that it cannot be measured: an efferent defect. */
export type RapdFinding = Rapd | { readonly fixed: readonly Eye[] };

/** The pupils that hardly move in the whole test, whichever eye was lit. */
export const fixedPupils = (curves: Readonly<Record<Eye, readonly Sample[]>>): readonly Eye[] =>
  EYES.filter((eye) => {
    const sizes = reliable(curves[eye]).map(([, diameter]) => diameter);
    const [least, most] = sizes.reduce(([low, high], one) => [Math.min(low, one), Math.max(high, one)], [Infinity, 0]);
    return sizes.length > 0 && most - least < REACTIVE;
  });

/** The mean constriction of both pupils by white flashes in percent of the size in the dark, by the eye that was lit. */
function byFlashes(reactions: readonly Reaction[]): Readonly<Record<Eye, number>> | null {
  const white = reactions.filter(({ light }) => light === 'white');
  const of = (lit: Eye): number | null => {
    const own = white.filter((one) => one.lit === lit).map(({ amplitude }) => amplitude);
    return own.length === 0 ? null : own.reduce((sum, one) => sum + one, 0) / own.length;
  };
  const [OD, OS] = [of('OD'), of('OS')];
  return OD === null || OS === null ? null : { OD, OS };
}

/** Measurements of both pupils; curve times in seconds. */
export interface PupilMeasurements {
  readonly bands: readonly Band[];
  readonly curves: Readonly<Record<Eye, readonly Sample[]>>;
  readonly reactions: readonly Reaction[];
  readonly swings: Readonly<Record<Eye, Swing>> | null;
}

/**
 * The relative afferent defect of a test with swinging light; `null` without one, or before both eyes were lit. It is
 * not measurable while a pupil does not react.
 */
export function rapdOf({ bands, curves, reactions, swings }: PupilMeasurements): RapdFinding | null {
  const swinging = bands.filter(({ period, is_tested }) => period === 'APD' && is_tested);
  if (swinging.length === 0) return null;
  const isSettled = swinging.some(({ from, to }) => to - from >= SETTLED - 1e-6);
  const constrictions =
    isSettled && swings ? { OD: swings.OD.constriction, OS: swings.OS.constriction } : byFlashes(reactions);
  if (!constrictions) return null;
  const fixed = fixedPupils(curves);
  if (fixed.length > 0) return { fixed };
  const signed = rapdBetween(constrictions);
  const size = Math.abs(signed);
  const presence = rapdPresence(size);
  return {
    eye: presence === 'none' ? null : signed > 0 ? 'OD' : 'OS',
    size,
    presence,
    grade: rapdGrade(size),
    constrictions,
  };
}
