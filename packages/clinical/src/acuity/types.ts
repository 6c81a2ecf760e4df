/** The patient's right, left, or both eyes. */
export type Eye = 'OD' | 'OS' | 'OU';

/** As they stand on the page: the left eye on the left; both eyes last. */
export const EYES: readonly Eye[] = ['OS', 'OD', 'OU'];

/** What a Landolt C or a tumbling E is drawn as. */
export type OptotypeKind = 'LANDOLT_C' | 'TUMBLING_E';

/** One optotype, as the API spells it (ENT-28, ACU-04). */
export interface AcuityRecord {
  readonly eye: Eye;
  /** Position in the test's stream of messages; null if the device gave none. */
  readonly seq_num: number | null;
  /** The eye was skipped: the record shows no optotype. */
  readonly skipped: boolean;
  /** Whether this size settles its line. */
  readonly threshold: boolean;
  /** Percent; null if not known. */
  readonly contrast: number | null;
  /** Of the gap, logMAR; null if not known. */
  readonly size: number | null;
  /** The size as the device names it; '' if it does not. */
  readonly size_label: string;
  readonly version: number | null;
  /** 1 to 8, see `directions`; null if not known. */
  readonly direction: number | null;
  readonly viewed: boolean;
}
