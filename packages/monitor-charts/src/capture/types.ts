/** An eye of the patient. */
export type Eye = 'OD' | 'OS';
/** The left eye stands on the left. */
export const EYES: readonly Eye[] = ['OS', 'OD'];

/** Which eyes a test takes pictures of; '' = both. */
export type OrderedEye = Eye | '';

/** What a monitor draws of a camera or image test; immutable. There are no records but the progress. */
export interface CaptureView {
  /** Percent; null before the first report. */
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
