import type { DeviceScreen, RecordEvent, TestOrder } from '@isopter/contract';
import type { PatientName } from '../patient/patients.ts';
import type { Side } from '../task.ts';

/** Properties of a headset that do not change while it runs. */
export interface HeadsetKind {
  /** Everything random of this headset comes from its seed. */
  readonly seed: string;
  /** The simulated patient who always comes; null: another one every test, drawn from the seed. */
  readonly patient: PatientName | null;
  /** Whether it has eye tracking, which has to be calibrated. */
  readonly eye_tracking: boolean;
  readonly screen_order_version: number;
  /**
   * Whether it is a camera: it takes pictures, and does no test.
   * @default false
   */
  readonly is_camera?: boolean;
}

/** A record with its number within test and run, kept until the server has acknowledged it. */
export interface SequencedRecord {
  readonly seq: number;
  readonly event: RecordEvent;
}

/** Time that has to pass before the test continues. */
export interface Wait {
  readonly seconds: number;
  /** True while waiting for a person; no speed factor shortens that. */
  readonly person: boolean;
}

export interface TestProgress {
  readonly total: number;
  readonly od: number | null;
  readonly os: number | null;
}

/**
 * A test, from the order until the server gives another or names none: plain data, so that it survives the process.
 */
export interface Run {
  readonly order: TestOrder;
  /** Choice of eyes that arrived too late for this run; null without one. */
  readonly monocular: boolean | null;
  readonly patient: PatientName;
  /** Which step of the plan (`planOf`) the test is at; the number of steps when it is over. */
  readonly position: number;
  readonly screen: DeviceScreen | null;
  readonly paused: boolean;
  /** It waits for the patient's PIN [FORM-34]. */
  readonly locked?: boolean;
  /** The states of the examinations by their position in the plan. */
  readonly exams: Readonly<Record<number, unknown>>;
  readonly skipped: readonly Side[];
  /** The presentation under way, as its examination wants it kept; null between two. */
  readonly pending: unknown;
  readonly progress: TestProgress | null;
  /** The current wait; null while the test waits for a message or is finished. A new object is a new wait. */
  readonly wait: Wait | null;
  /** Number of the newest record. */
  readonly seq: number;
  /** Records the server has not acknowledged, oldest first. */
  readonly outbox: readonly SequencedRecord[];
}

/** Everything that changes about a headset. */
export interface DeviceState {
  readonly volume: number;
  /** Interpupillary distance it is set to, mm; null before anyone wore it. */
  readonly ipd: number | null;
  /** Charge in percent, with fractions. */
  readonly charge: { readonly headset: number; readonly handpiece: number };
  readonly run: Run | null;
}

/** Returns whether nothing is left to do in a test but to deliver its records. */
export const isOver = (run: Run): boolean => run.wait === null && !run.paused && !run.locked;
