import type { DeviceScreen, Ear, Eye, RecordEvent, TestOrder, TestType } from '@isopter/contract';
import type { Observer } from './observer.ts';
import type { Look } from './look.ts';

/** Examined side: an eye, both together, or an ear. */
export type Side = Eye | Ear;

/** Context of an examination. */
export interface Surroundings<State = unknown> {
  readonly order: TestOrder;
  /** The examined person. */
  readonly observer: Observer;
  /** Everything random of this run comes from it. */
  readonly runSeed: string;
  /** The examinations of the same side that came before, as they ended. */
  readonly before: readonly State[];
  /** The examinations of the whole test in their order, as they stand; empty while they are being started. */
  readonly all: readonly State[];
}

/** A presentation under way: what is shown, what the simulated patient will do, and how long that takes. */
export interface Presented<Pending> {
  /** Kept until {@link Examination.take}; plain data. */
  readonly pending: Pending;
  readonly seconds: number;
  readonly records: readonly RecordEvent[];
}

/** State of an examination after an answer, and the time until the next presentation. */
export interface Answered<State> {
  readonly state: State;
  readonly seconds: number;
  readonly records: readonly RecordEvent[];
}

/**
 * One examination of one side. Its functions are pure: the state, plain data that can be stored, is all that changes, and
 * randomness comes from the seeds and the state alone. So a headset that is switched off at any moment resumes as if
 * nothing had happened.
 */
export interface Examination<State = unknown, Pending = unknown> {
  readonly screen: DeviceScreen;
  readonly side: Side;
  /** Waits, paused, until the examiner sends `play`: something has to be done to the patient first. */
  readonly isOnPlay?: boolean;
  /** How much of the progress of its side it is; 0 for what only comes before. */
  readonly share: number;
  start(around: Surroundings<State>): State;
  /** The next presentation; null when the examination is over. Asked again after a pause, it shows the same. */
  present(state: State, around: Surroundings<State>): Presented<Pending> | null;
  take(state: State, pending: Pending, around: Surroundings<State>): Answered<State>;
  /** Returns the records for a side that is skipped before its end; none without this function. */
  skip?(state: State, around: Surroundings<State>): readonly RecordEvent[];
  /**
   * Returns what the cameras see of the eyes `seconds` after a presentation began, as far as it differs from fixation. It
   * agrees with what {@link Examination.take} records. Without it the patient fixates.
   */
  look?(state: State, pending: Pending, around: Surroundings<State>, seconds: number): Look;
  /** The share of the expected answers that were given, 0 to 1. */
  progress(state: State): number;
}

/** A kind of test: `tasks.ts` lists them all. */
export interface Task {
  readonly group: TestType;
  /**
   * Which device does it.
   * @default 'headset'
   */
  readonly device?: 'headset' | 'camera';
  /** Whether the patient looks at something: then convergence and eye tracking are seen to first. */
  readonly isVisual: boolean;
  /**
   * Whether the headset first asks how many dots are seen [MON-11], unless the order leaves it out.
   * @default isVisual
   */
  readonly asksConvergence?: boolean;
  /** Returns the examinations of an order, in sequence; null if this headset cannot do them. */
  examinations(order: TestOrder): readonly Examination[] | null;
}
