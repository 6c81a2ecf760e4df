/** The patient's right, left, or both eyes. */
export type Eye = 'OD' | 'OS' | 'OU';
/** As they stand on the page: the left eye on the left. */
export const EYES: readonly Eye[] = ['OS', 'OD', 'OU'];

/** One question, as the API spells it (ENT-29, CON-03). */
export interface ContrastRecord {
  readonly eye: Eye;
  /** Counts the questions of an eye; a later record of the same one replaces it. */
  readonly index: number;
  /** 2 completes the eye; 3 is ignored (CON-02). */
  readonly phase: number;
  /** Position in the test's stream of messages; null if the device gave none. */
  readonly seq_num: number | null;
  /** Whether this question is the result of its eye. */
  readonly threshold: boolean;
  /** The letters shown. */
  readonly question: string;
  /** The letters named; '' while they are asked, or when none was. */
  readonly answer: string;
  /** The letters there were to choose from. */
  readonly variants: readonly string[];
  /** Weber contrast, percent. */
  readonly contrast: number;
}

/** What a monitor shows of one eye, or of both together. */
export interface ContrastEyeView {
  readonly eye: Eye;
  /** The newest record of each question that is no longer asked, by their order. */
  readonly records: readonly ContrastRecord[];
  readonly is_complete: boolean;
  /** Percent (CON-01). */
  readonly completion: number;
  /** The record that is the result; null until then. */
  readonly result: ContrastRecord | null;
}

/** What a monitor draws; immutable. */
export interface ContrastView {
  readonly eyes: Readonly<Record<Eye, ContrastEyeView>>;
  /** The newest question, with its answer once there is one; null before the first. */
  readonly ongoing: ContrastRecord | null;
  readonly run: number | null;
  readonly seq_num: number | null;
  /** Malformed records that were left out since the state was loaded. */
  readonly ignored: number;
  /** A restart was seen: load the state anew. */
  readonly is_stale: boolean;
}

/** What a monitor has to know of a test. */
export interface ContrastTest {
  readonly group: string;
  readonly strategy?: string | null | undefined;
  /** `''` = both together, or each for itself when monocular. */
  readonly eye: '' | 'OD' | 'OS';
  readonly monocular: boolean;
}
