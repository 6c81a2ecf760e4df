import type { Names } from '../../names.ts';

export const state = ({ snake, pascal }: Names): string => `\
import { recordList, type RecordListState } from '../../shared/recordList.ts';
import type { ${pascal}Result } from '../types.ts';

/** More results than any test has. */
export const MOST_RESULTS = 4_000;

/** State of a running test in a monitor: its results. */
export type ${pascal}State = RecordListState<${pascal}Result>;
export const { records, draftOf, applyEvent, initialState, reduceAll } = recordList<${pascal}Result>({
  type: 'new_${snake}_result',
  most: MOST_RESULTS,
});
`;

export const store = ({ pascal, words }: Names): string => `\
import { storeOf } from '../../shared/modelStore.ts';
import type { MonitorStore } from '../../shared/publisher.ts';
import type { ${pascal}Result, ${pascal}View } from '../types.ts';
import { applyEvent, draftOf, records, type ${pascal}State } from './state.ts';

/** Returns the view of a state in a monitor. */
export const viewOf = ({ records, ...rest }: ${pascal}State): ${pascal}View => ({ results: [...records], ...rest });

export type ${pascal}Store = MonitorStore<${pascal}View, readonly ${pascal}Result[]>;

/** Creates a store of one test of ${words.toLowerCase()}; listeners are called at most once a frame (CHART-04). */
export const create${pascal}Store = storeOf({ records, draftOf, applyEvent, viewOf });
`;

export const modelTest = ({ camel, snake }: Names): string => `\
import { received } from '@isopter/recordings';
import { describeRecords } from '../../shared/fakes/describeRecords.ts';
import { initialState, MOST_RESULTS, reduceAll } from './state.ts';
import { viewOf } from './store.ts';

/** Replace these by what a headset recorded. */
const usual = Array.from({ length: 20 }, (_, index) =>
  received('new_${snake}_result', { eye: index < 10 ? 'OD' : 'OS', value: 30 + index, seq_num: index + 1, run: 1 }),
);

describeRecords('${camel}', {
  type: 'new_${snake}_result',
  recordings: { usual },
  initialState,
  reduceAll,
  shown: viewOf,
  sizeOf: ({ records }) => records.length,
  answerOf: (records) => records,
  otherwise: (record) => ({ ...record, value: record.value + 1 }),
  most: MOST_RESULTS,
});
`;
