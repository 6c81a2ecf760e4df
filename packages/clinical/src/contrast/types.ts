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

/** What a monitor has to know of a test. */
export interface ContrastTest {
  readonly group: string;
  readonly strategy?: string | null | undefined;
  /** `''` = both together, or each for itself when monocular. */
  readonly eye: '' | 'OD' | 'OS';
  readonly monocular: boolean;
}
