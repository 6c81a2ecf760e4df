import type { StrategyValue, TestType } from '../enums/tests.ts';
import type { RecordType } from './records.ts';
import type { StateCall } from './stateCalls.ts';

/** The tests of a kind: those of a group, or of some of its strategies. */
export interface KindTests {
  group: TestType;
  strategies?: readonly StrategyValue[];
}

/** Shape of a record `new_stimuli`. */
export type Presentation = 'static' | 'kinetic' | 'esterman';

/**
 * A kind of test: everything that lists kinds derives from these. What it records and answers is in the file of its schemas
 * beside it, so that a page which only has to know the kinds does not load what validates their records.
 */
export interface Kind {
  /** Names the folder of the kind in every package. */
  id: string;
  /** Of all tests those which are of this kind. One with strategies goes before one of the whole group. */
  tests: readonly KindTests[];
  /** Last part of the address of its monitor, `/tests/PATH/:id`, as the requirements spell it [MON-18]. */
  path?: string;
  /** The kind whose monitor shows it, where it has none of its own. */
  shownBy?: string;
  /** What a device may record in its tests, beside what it may say in every test. */
  records: readonly RecordType[];
  /** Shapes of its presentations, where it records `new_stimuli`. */
  presentations?: readonly Presentation[];
  /** The calls that tell the state of its tests; a monitor starts from the first [MON-19]. */
  states: readonly StateCall[];
  /** Milliseconds without any event after which a monitor loads the state anew [MON-04]. */
  silence: number;
  /** Whether a report is made of it; else a test is watched and kept. */
  hasReport: boolean;
  /** Whether it has a small picture of its own on the wall; else how far it is. */
  hasThumbnail: boolean;
  /**
   * Of a suite: the kinds that run in it one after the other, each with the record that tells that it is running, and the
   * strategy a test then goes by; null is the strategy of the suite itself.
   */
  parts?: readonly { kind: string; record: RecordType; strategy: StrategyValue | null }[];
}

/** Keeps the literal types of a kind. */
export const kind = /* @__NO_SIDE_EFFECTS__ */ <const K extends Kind>(definition: K): K => definition;

/** A monitor that hears nothing for so long, in milliseconds, asks for the state [MON-04]. */
export const SILENCE = 30_000;
/** The same of tests that present something every second or two. */
export const SHORT_SILENCE = 15_000;
