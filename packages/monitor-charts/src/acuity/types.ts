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

/** One line of acuity: the optotypes it was measured with. */
export interface AcuityLine {
  /** Percent; null if not known. */
  readonly contrast: number | null;
  /** Oldest first, none skipped. */
  readonly records: readonly AcuityRecord[];
  /** The most likely threshold after each of them, logMAR; null where the size is not known. */
  readonly estimates: readonly (number | null)[];
  /** The record that settles it; null until then. */
  readonly result: AcuityRecord | null;
}

/** What a monitor shows of one phase of the test: right eye, left eye, both. */
export interface AcuityPhaseView {
  readonly eye: Eye;
  /** Oldest first, skipped ones too. */
  readonly records: readonly AcuityRecord[];
  readonly lines: readonly AcuityLine[];
  readonly is_skipped: boolean;
}

/** What a monitor draws; immutable. */
export interface AcuityView {
  readonly phases: Readonly<Record<Eye, AcuityPhaseView>>;
  /** The eye of the newest record; null before the first. */
  readonly eye_under_test: Eye | null;
  readonly run: number | null;
  readonly seq_num: number | null;
  /** Malformed records that were left out since the state was loaded. */
  readonly ignored: number;
  /** A restart was seen: load the state anew. */
  readonly is_stale: boolean;
}

/** What a monitor has to know of a test. */
export interface AcuityTest {
  readonly group: string;
  readonly strategy?: string | null | undefined;
  readonly protocol?: string | null | undefined;
  /** `''` = right, left and both. */
  readonly eye: '' | 'OD' | 'OS';
}
