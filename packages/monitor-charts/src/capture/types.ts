/** An eye of the patient. */
export type Eye = 'OD' | 'OS';
/** The left eye first, because it is shown on the left. */
export const EYES: readonly Eye[] = ['OS', 'OD'];

/** The eyes of which a test takes pictures; `''` for both. */
export type OrderedEye = Eye | '';

/** The immutable view of a camera or image test. Its only data is the progress. */
export interface CaptureView {
  /** The completion of the test in percent; `null` before the first report. */
  readonly total: number | null;
  /** The completion of each eye in percent; `null` if it was not reported. */
  readonly eyes: Readonly<Record<Eye, number | null>>;
  readonly run: number | null;
  readonly seq_num: number | null;
  /** The number of malformed reports ignored since the state was loaded. */
  readonly ignored: number;
  /** Whether a restart was detected, so that the state must be reloaded. */
  readonly is_stale: boolean;
}

/** The status of an eye. */
export type EyeStatus = 'notOrdered' | 'waiting' | 'inProgress' | 'done';
