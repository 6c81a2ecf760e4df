/** How a patient takes the test, as rates from 0 to 1. */
export interface Profile {
  /** Presses that no stimulus caused. */
  readonly false_press: number;
  /** When they come: before a stimulus could have caused them, or at any time of the response window. */
  readonly press_time: 'early' | 'any';
  /** Misses of what was clearly seen, at the beginning and at the end of an eye. */
  readonly lapse: readonly [first: number, last: number];
  /** Sensitivity lost by the end of an eye, dB. */
  readonly fatigue: number;
  /** How often the eye has strayed so far that a blind-spot check is seen. */
  readonly stray: number;
  /** How often the camera sees the eye off fixation. */
  readonly poor_fixation: number;
}

/**
 * Kinds of patients. Rates of false presses and lapses of the first two: typical reliable and unreliable observers
 * of the LEI simulations (TVST 2026;15(2):28); the others are our own choice, as is when they press.
 */
export const PROFILES = {
  reliable: {
    false_press: 0.03,
    press_time: 'early',
    lapse: [0.01, 0.01],
    fatigue: 0,
    stray: 0.02,
    poor_fixation: 0.02,
  },
  unreliable: {
    false_press: 0.15,
    press_time: 'early',
    lapse: [0.03, 0.03],
    fatigue: 0,
    stray: 0.1,
    poor_fixation: 0.08,
  },
  'trigger-happy': {
    false_press: 0.3,
    press_time: 'early',
    lapse: [0.01, 0.01],
    fatigue: 0,
    stray: 0.05,
    poor_fixation: 0.05,
  },
  fatigued: {
    false_press: 0.03,
    press_time: 'early',
    lapse: [0.05, 0.2],
    fatigue: 2,
    stray: 0.05,
    poor_fixation: 0.05,
  },
  'poor-fixator': {
    false_press: 0.03,
    press_time: 'early',
    lapse: [0.02, 0.02],
    fatigue: 0,
    stray: 0.25,
    poor_fixation: 0.15,
  },
  'random-presser': {
    false_press: 0.15,
    press_time: 'any',
    lapse: [0.01, 0.01],
    fatigue: 0,
    stray: 0.02,
    poor_fixation: 0.02,
  },
  'frequent-random-presser': {
    false_press: 0.33,
    press_time: 'any',
    lapse: [0.01, 0.01],
    fatigue: 0,
    stray: 0.02,
    poor_fixation: 0.02,
  },
} as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof PROFILES;
