import type { Eye } from '@isopter/clinical';
import type { Pupils } from '../observer.ts';
import { normal, randomOf } from '../random.ts';

/** A light: what a screen shows one eye. */
export type Light = 'white' | 'red' | 'blue';
/** Light shown to each eye; null is darkness. */
export type Lights = Readonly<Record<Eye, Light | null>>;

/**
 * Parameters of the model of the pupil light reflex: constriction is about three times as fast as dilation (Pamplona and
 * Oliveira 2009); recovery in the dark has a fast part of 70 % and a slow one; both pupils do the same, whichever eye is
 * lit.
 */
export const REFLEX = {
  /** Samples a second. */
  rate: 30,
  /** Time constants, seconds. */
  constriction: 0.35,
  dilation: 0.9,
  slow: 5,
  /** After blue light, for what melanopsin keeps. */
  sustained: 20,
  slowShare: 0.3,
  /** Slow restlessness of the pupil, Hz and mm (0.05 to 0.3 Hz); noise of the camera, mm. */
  hippus: [
    { frequency: 0.11, amplitude: 0.05 },
    { frequency: 0.23, amplitude: 0.03 },
  ],
  noise: 0.015,
} as const;

/** How constricted the pupils are, 0 to 1, in three parts that recover at their own pace; plain data. */
export interface Constriction {
  readonly fast: number;
  readonly slow: number;
  readonly sustained: number;
  /** Lights that were shown but have not arrived to the end yet: [strength, is blue], oldest first, one a sample. */
  readonly coming: readonly (readonly [number, boolean])[];
}

export const relaxed: Constriction = { fast: 0, slow: 0, sustained: 0, coming: [] };

/**
 * How far pupils constrict in a light, as a share of all they can: the curve of Moon and Spencer, 4.9 − 3 · tanh(0.4 · log10 of
 * the luminance in cd/m²) mm, between its ends (J Opt Soc Am 1944;34:319, as Watson and Yellott give it, J Vis 2012;12(10):12).
 */
const constrictionIn = (logLuminance: number): number => (1 + Math.tanh(0.4 * logLuminance)) / 2;

/**
 * How strongly lights drive the reflex: 1 when one healthy eye is lit, more with both. The eyes add up, each less what it
 * loses on the way.
 */
export function driveOf(lights: Lights, { afferent, light }: Pupils): number {
  const sum = (['OD', 'OS'] as const).reduce((all, eye) => all + (lights[eye] === null ? 0 : 10 ** -afferent[eye]), 0);
  return sum === 0 ? 0 : Math.min(1.1, constrictionIn(light + Math.log10(sum)) / constrictionIn(light));
}

/** The state of the reflex without the lights on their way. */
type Reflex = Omit<Constriction, 'coming'>;

const towards = (value: number, target: number, seconds: number, constant: number): number =>
  target + (value - target) * Math.exp(-seconds / constant);

/** The reflex after so many seconds in which a light arrives. */
function after(before: Reflex, [drive, isBlue]: readonly [number, boolean], seconds: number): Reflex {
  const isDark = drive === 0;
  const follow = (value: number, slow: number): number =>
    towards(value, drive, seconds, drive > value ? REFLEX.constriction : isDark ? slow : REFLEX.dilation);
  const kept = isBlue ? drive : 0;
  return {
    fast: follow(before.fast, REFLEX.dilation),
    slow: follow(before.slow, REFLEX.slow),
    sustained: towards(
      before.sustained,
      kept,
      seconds,
      kept > before.sustained ? REFLEX.constriction : REFLEX.sustained,
    ),
  };
}

const DARKNESS = [0, false] as const;

/** One sample later under these lights. A light arrives after the latency, which may end between two samples. */
export function nextConstriction(before: Constriction, lights: Lights, pupils: Pupils): Constriction {
  const isBlue = lights.OD === 'blue' || lights.OS === 'blue';
  const delay = pupils.latency * REFLEX.rate;
  const whole = Math.floor(delay);
  const coming = [...before.coming, [driveOf(lights, pupils), isBlue] as const].slice(-whole - 2);
  // of this sample the first part is still under the light before
  const [older, newer] = [coming.at(-whole - 2) ?? DARKNESS, coming.at(-whole - 1) ?? DARKNESS];
  const first = after(before, older, (delay - whole) / REFLEX.rate);
  return { ...after(first, newer, (1 - delay + whole) / REFLEX.rate), coming };
}

/** The diameter of a pupil, mm, to the hundredth, `sample` samples after the test began. */
export function diameterOf(eye: Eye, state: Constriction, pupils: Pupils, sample: number, seed: string): number {
  const { slowShare, hippus, noise, rate } = REFLEX;
  const reflex = (1 - slowShare) * state.fast + slowShare * state.slow;
  const constricted = Math.min(1.1, reflex + pupils.melanopsin * state.sustained);
  const restless = hippus.reduce((sum, { frequency, amplitude }, i) => {
    const phase = 2 * Math.PI * randomOf(seed, 'hippus', i)();
    return sum + amplitude * Math.sin((2 * Math.PI * frequency * sample) / rate + phase);
  }, 0);
  const measured = noise * normal(randomOf(seed, eye, 'noise', sample));
  const still = pupils.dark[eye] - pupils.efferent[eye] * pupils.amplitude * constricted;
  return Math.round(100 * Math.max(1, still + pupils.efferent[eye] * restless + measured)) / 100;
}
