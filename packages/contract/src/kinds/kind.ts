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
 * A kind of test. Everything that lists kinds is derived from these definitions. The schemas of its records and states
 * are in a separate file beside it, so that a page that only needs the kinds does not load the validation of their
 * records.
 */
export interface Kind {
  /** Names the folder of the kind in every package. */
  id: string;
  /** Of all tests those which are of this kind. One with strategies goes before one of the whole group. */
  tests: readonly KindTests[];
  /** Last part of the address of its monitor, `/tests/PATH/:id`, as the requirements spell it [MON-18]. */
  path?: string;
  /** The kind whose monitor shows this one, if it has no monitor itself. */
  shownBy?: string;
  /** The types of records a device may send in its tests, in addition to the messages of every test. */
  records: readonly RecordType[];
  /** Shapes of its presentations, where it records `new_stimuli`. */
  presentations?: readonly Presentation[];
  /** The calls that tell the state of its tests; a monitor starts from the first [MON-19]. */
  states: readonly StateCall[];
  /** The time in milliseconds without any event after which a monitor reloads the state [MON-04]. */
  silence: number;
  /** Whether a report is made of it; else a test is watched and kept. */
  hasReport: boolean;
  /** Whether it has a thumbnail on the wall; otherwise its progress is shown there. */
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
