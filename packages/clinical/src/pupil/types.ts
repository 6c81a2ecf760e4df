import type { Eye } from '../eye.ts';

/** Adaptation, swinging light, stimulation, reaction, light-adapted, dark-adapted (ENUM-23). */
export const PERIODS = ['A', 'APD', 'S', 'R', 'L', 'D'] as const;

export type Period = (typeof PERIODS)[number];

/** Grades of an eye (PUP-02). */
export const RESULTS = ['Passed', 'Normal', 'Mild', 'Moderate', 'Failed', 'Severe'] as const;

export type Result = (typeof RESULTS)[number];

export type Light = 'white' | 'red' | 'blue';

/** One eye at one moment (PUP-03); null where a device does not tell (docs/decisions/0014). */
export interface EyeState {
  readonly period: Period;
  /** Percent of the period. */
  readonly completion: number;
  readonly is_tested: boolean;
  readonly is_retesting: boolean;
  readonly light: Light | null;
  /** Diameters in millimeters since the previous state, oldest first; null behind a lid. */
  readonly diameters: readonly (number | null)[];
  readonly result: Result | null;
}

/** Both eyes at one moment. */
export interface PupilState {
  /** Position in the test's stream of messages, and the run; undefined if the device gave none. */
  readonly seq_num?: number | undefined;
  readonly run?: number | undefined;
  /** Percent of the test. */
  readonly percentage: number;
  /** Since the first period began; null where the device does not tell. */
  readonly seconds: number | null;
  readonly eyes: Readonly<Record<Eye, EyeState>>;
}

/** A stretch of time in which an eye was in one period; `from` and `to` on the axis of the view. */
export interface Band {
  readonly eye: Eye;
  readonly period: Period;
  readonly from: number;
  readonly to: number;
  readonly is_tested: boolean;
  readonly is_retesting: boolean;
  readonly light: Light | null;
}

/** A point of a pupil's curve: time on the axis, millimetres or null behind a lid. */
export type Sample = readonly [time: number, diameter: number | null];
