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
  /** The id, which is also the name of the kind's folder in every package. */
  id: string;
  /** The tests of this kind. An entry with strategies has priority over one of the whole group. */
  tests: readonly KindTests[];
  /** The last part of its monitor's address, `/tests/PATH/:id`, as spelled in the requirements [MON-18]. */
  path?: string;
  /** The kind whose monitor shows this one, if it has no monitor itself. */
  shownBy?: string;
  /** The types of records a device may send in its tests, in addition to the messages of every test. */
  records: readonly RecordType[];
  /** The shapes of its presentations, if its records are `new_stimuli`. */
  presentations?: readonly Presentation[];
  /** The calls that return the state of its tests; a monitor starts from the first [MON-19]. */
  states: readonly StateCall[];
  /** The time in milliseconds without any event after which a monitor reloads the state [MON-04]. */
  silence: number;
  /** Whether it has a report; otherwise its tests are only monitored and stored. */
  hasReport: boolean;
  /** Whether it has a thumbnail on the wall; otherwise its progress is shown there. */
  hasThumbnail: boolean;
  /**
   * The parts of a suite in order: each kind, the record type that shows that it is running, and the strategy that then
   * applies; `null` is the strategy of the suite itself.
   */
  parts?: readonly { kind: string; record: RecordType; strategy: StrategyValue | null }[];
}

/** Keeps the literal types of a kind. */
export const kind = /* @__NO_SIDE_EFFECTS__ */ <const K extends Kind>(definition: K): K => definition;

/** The time in milliseconds without events after which a monitor reloads the state [MON-04]. */
export const SILENCE = 30_000;
/** The same for tests that present a stimulus every second or two. */
export const SHORT_SILENCE = 15_000;
