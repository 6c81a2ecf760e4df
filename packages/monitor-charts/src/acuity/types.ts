import type { AcuityRecord, Eye } from '@isopter/clinical/acuity';

export { type Eye, EYES, type OptotypeKind, type AcuityRecord } from '@isopter/clinical/acuity';

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
