import type { EnteredEye, ReportedKind } from '@isopter/contract';
import type { StateOf } from '../kinds.ts';
import type { Entered } from '../entered.ts';
import type { EarlierTest, ReportedTest } from '../source.ts';
import { reportedTest } from './reports.tsx';

/** A finished test with its records, as its report is drawn from it. */
export interface FinishedTest<K extends ReportedKind = ReportedKind> {
  /** Unique name. */
  name: string;
  kind: K;
  test: ReportedTest;
  state: StateOf<K>;
}

/** Order of a test. */
export type Order = Parameters<typeof reportedTest>[0];

/** Everything that can be entered with a test, as long as it gets. */
const eyeFacts: EnteredEye = {
  refraction: { sphere: -12.25, cylinder: -10, axis: 180, vertex: 12 },
  pupil: { size: 2.4, dilated: true, dilated_with: 'Tropicamide 0.5 %' },
  iop: { pressure: 38.5, method: 'OTHER', time: null },
  acuity: { value: 1.3, aid: 'CC' },
} as EnteredEye;

const ENTERED: Entered = {
  od: eyeFacts,
  os: eyeFacts,
  comment: 'Asked for two pauses. Steady fixation at first, then tired; upper lid taped before the left eye. '.repeat(
    3,
  ),
};

/** A test that is over, of somebody of this age. */
export const finished = <K extends ReportedKind>(
  name: string,
  kind: K,
  order: Order,
  state: StateOf<K>,
  age: number | null = 65,
): FinishedTest<K> => ({
  name,
  kind,
  test: {
    ...reportedTest({ status: 'finished', timeStart: new Date('2026-11-20T14:40:00Z'), ...order }, age),
    sex: 'F',
    entered: ENTERED,
    presenting: { OD: 611.4, OS: 3599 },
  },
  state,
});

/** The same test as it was before. */
const earlierTest = ({ row, age }: ReportedTest, state: unknown): EarlierTest => ({
  row: { ...row, timeStart: new Date('2025-10-26T14:40:00Z') },
  age,
  day: '10/26/2025',
  excluded: [],
  state,
});

/** A test with an earlier one. */
export const after = <K extends ReportedKind>(
  now: FinishedTest<K>,
  before: FinishedTest<K> = now,
): FinishedTest<K> => ({
  ...now,
  name: `${now.name}, after ${before.name}`,
  test: { ...now.test, earlier: [earlierTest(now.test, before.state)] },
});
