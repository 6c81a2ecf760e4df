import type { Acuity, AcuityRecord, Eye } from '@isopter/clinical/acuity';
import type { ProtocolValue, StrategyValue, SystemUnit, TestType } from '@isopter/contract';

export { type Eye, EYES, type OptotypeKind, type AcuityRecord } from '@isopter/clinical/acuity';

/** One measured line of acuity with its optotypes. */
export interface AcuityLine {
  /** The contrast in percent; `null` if unknown. */
  readonly contrast: number | null;
  /** The records in chronological order, without skipped ones. */
  readonly records: readonly AcuityRecord[];
  /** The estimated threshold in logMAR after each optotype; `null` before the first one of known size. */
  readonly estimates: readonly (number | null)[];
  /** The number of answers to optotypes of known size. */
  readonly answers: number;
  /** The acuity estimated from the answers so far; `null` while there are too few. */
  readonly acuity: Acuity | null;
  /** Whether the line is completely measured. */
  readonly is_settled: boolean;
}

/** The view of one phase of the test: right eye, left eye or both. */
export interface AcuityPhaseView {
  readonly eye: Eye;
  /** The records in chronological order, including skipped ones. */
  readonly records: readonly AcuityRecord[];
  readonly lines: readonly AcuityLine[];
  readonly is_skipped: boolean;
}

/** The immutable view a monitor draws. */
export interface AcuityView {
  readonly phases: Readonly<Record<Eye, AcuityPhaseView>>;
  /** The eye of the newest record; `null` before the first one. */
  readonly eye_under_test: Eye | null;
  readonly run: number | null;
  readonly seq_num: number | null;
  /** The number of malformed records ignored since the state was loaded. */
  readonly ignored: number;
  /** Whether a restart was detected, so that the state must be reloaded. */
  readonly is_stale: boolean;
}

/** The properties of a test that its monitor needs. */
export interface AcuityTest {
  readonly group: TestType;
  readonly strategy?: StrategyValue | null | undefined;
  readonly protocol?: ProtocolValue | null | undefined;
  /** The tested eye; `''` means right, left and both. */
  readonly eye: '' | 'OD' | 'OS';
  /**
   * The unit of its notation: 20/40 (`IMP`) or 6/12 (`INT`).
   * @default 'IMP'
   */
  readonly system_unit?: SystemUnit | null | undefined;
}
