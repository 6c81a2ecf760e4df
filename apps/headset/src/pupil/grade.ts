import type { Eye } from '@isopter/clinical';
import { rapdBetween, rapdGrade, REACTIVE } from '@isopter/clinical/pupil';
import type { PupilResult } from '@isopter/contract';
import type { Strategy } from './plan.ts';

/** Measurements of both pupils while one eye or none was lit: mean diameters at its end, smallest ones, mm. */
export interface Measured {
  readonly type: 'D' | 'S' | 'APD' | 'R';
  readonly eye: Eye | null;
  readonly light: 'white' | 'red' | 'blue' | null;
  readonly seconds: number;
  readonly last: Readonly<Record<Eye, number>>;
  readonly least: Readonly<Record<Eye, number>>;
}

/**
 * Limits of the grades. Anisocoria of less than 0.5 mm is normal (NPi). Less than 6.5 % constriction that stays after blue
 * is little: our own.
 */
export const LIMITS = {
  anisocoria: 0.5,
  sustained: { mild: 0.065, severe: 0.045 },
} as const;

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const EYES = ['OD', 'OS'] as const;

/** Diameters in the dark. */
const darkOf = (all: readonly Measured[], pupil: Eye): number =>
  mean(all.flatMap(({ type, last }) => (type === 'D' ? [last[pupil]] : [])));

/** A shorter swing ends before the pupils have found their size, seconds: then the flashes count. */
const SETTLED = 3;

/** How far the better of both pupils constricts while an eye is lit, mm; the swinging light counts if there was one. */
function constrictionBy(all: readonly Measured[], eye: Eye): number {
  const swings = all.filter((one) => one.type === 'APD' && one.eye === eye && one.seconds >= SETTLED);
  const flashes = all.filter((one) => (one.type === 'S' || one.type === 'R') && one.eye === eye);
  const by = (pupil: Eye): number =>
    swings.length > 1
      ? darkOf(all, pupil) - mean(swings.slice(1).map(({ last }) => last[pupil]))
      : darkOf(all, pupil) - Math.min(...flashes.map(({ least }) => least[pupil]), darkOf(all, pupil));
  return Math.max(0, ...EYES.map(by));
}

/** The relative afferent defect, log units: positive in the right eye, negative in the left one. */
export function rapdOf(all: readonly Measured[]): number {
  const [right, left] = [constrictionBy(all, 'OD'), constrictionBy(all, 'OS')];
  const strong = Math.max(right, left);
  return strong < 0.2 ? 0 : rapdBetween({ OD: right, OS: left });
}

/** Returns whether a pupil itself constricts, whichever eye was lit. */
const isReactive = (all: readonly Measured[], pupil: Eye): boolean =>
  darkOf(all, pupil) - Math.min(...all.map(({ least }) => least[pupil])) >= REACTIVE;

/** Returns the constriction left at the end of the recovery from blue light, as a share of the size in the dark. */
function sustainedOf(all: readonly Measured[], eye: Eye): number {
  const after = all.find((one) => one.type === 'R' && one.eye === eye && one.light === 'blue');
  return after ? Math.max(...EYES.map((pupil) => 1 - after.last[pupil] / darkOf(all, pupil))) : 0;
}

/** The grade of an eye: of its afferent defect, of PERRL, or of what stays after blue. */
export function resultOf(strategy: Strategy, all: readonly Measured[], eye: Eye): PupilResult {
  if (strategy === 'BLUE_PUPILLOMETRY') {
    const stays = sustainedOf(all, eye);
    if (stays >= LIMITS.sustained.mild) return 'Normal';
    return stays >= LIMITS.sustained.severe ? 'Mild' : 'Severe';
  }
  if (strategy === 'PERRL') {
    const isEqual = Math.abs(darkOf(all, 'OD') - darkOf(all, 'OS')) < LIMITS.anisocoria;
    return isEqual && isReactive(all, eye) ? 'Passed' : 'Failed';
  }
  const rapd = rapdOf(all);
  if (!isReactive(all, eye)) return 'Failed';
  return rapdGrade(eye === 'OD' ? rapd : -rapd);
}
