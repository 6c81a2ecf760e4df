import type { Eye } from '@isopter/clinical';
import type { PupillometryPeriod } from '@isopter/contract';
import type { Light, Lights } from './reflex.ts';

/** The tests of the pupil, by their API names. */
export const STRATEGIES = ['PUPILLOMETRY', 'PERRL', 'BLUE_PUPILLOMETRY'] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** One period: what both eyes are shown, and for how long (seconds). */
export interface Period {
  readonly type: PupillometryPeriod;
  /** The eye it is about; null: both. */
  readonly eye: Eye | null;
  readonly seconds: number;
  readonly lights: Lights;
}

/** How often the light swings to each eye: at least four times (Bell 1993). */
const SWINGS = 4;
/** Seconds of each period; the adaptation is shorter than in a laboratory, as headsets are dark. */
const SECONDS = {
  PUPILLOMETRY: { A: 10, D: 3, S: 1, R: 4, L: 3 },
  PERRL: { A: 8, D: 2, S: 1, R: 4, L: 3 },
  BLUE_PUPILLOMETRY: { A: 10, D: 3, S: 1, R: 8, L: 0 },
} as const;

const DARK: Lights = { OD: null, OS: null };
const lit = (eye: Eye, light: Light): Lights => ({ ...DARK, [eye]: light });

/**
 * The periods of a test in their order: adaptation to the dark (A), size in the dark (D), a flash for each eye (S) with the
 * reaction and recovery after it (R), size in the light (L), and the swinging light (APD). With blue, a red flash comes
 * before the blue one, and both recoveries are long enough for what stays at 6 s. L and D are named by no document;
 * this is our reading (light-adapted, dark-adapted).
 */
export function periodsOf(strategy: Strategy, eyes: readonly Eye[], apd: number): readonly Period[] {
  const seconds = SECONDS[strategy];
  const flash = (eye: Eye, light: Light): Period[] => [
    { type: 'S', eye, seconds: seconds.S, lights: lit(eye, light) },
    { type: 'R', eye, seconds: seconds.R, lights: DARK },
  ];
  const colours: readonly Light[] = strategy === 'BLUE_PUPILLOMETRY' ? ['red', 'blue'] : ['white'];
  const swings = strategy === 'PUPILLOMETRY' && eyes.length === 2 ? SWINGS : 0;
  return [
    { type: 'A', eye: null, seconds: seconds.A, lights: DARK },
    { type: 'D', eye: null, seconds: seconds.D, lights: DARK },
    ...eyes.flatMap((eye) => colours.flatMap((light) => flash(eye, light))),
    ...(seconds.L > 0
      ? [
          {
            type: 'L' as const,
            eye: null,
            seconds: seconds.L,
            lights: eyes.reduce<Lights>((lights, eye) => ({ ...lights, [eye]: 'white' }), DARK),
          },
        ]
      : []),
    ...Array.from({ length: swings }, () =>
      eyes.map((eye): Period => ({ type: 'APD', eye, seconds: apd, lights: lit(eye, 'white') })),
    ).flat(),
  ];
}
