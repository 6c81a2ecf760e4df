import { percentDone } from '@isopter/clinical';
import { PHASE, questionShare } from '@isopter/clinical/contrast';
import { createModelStore, type StoreOptions } from '../../shared/modelStore.ts';
import type { MonitorStore } from '../../shared/publisher.ts';
import type { ContrastEyeView, ContrastRecord, ContrastTest, ContrastView, Eye } from '../types.ts';
import { type ContrastState, questions } from './state.ts';

/** The newest record of each question of an eye, by their order. */
function newestOf(records: readonly ContrastRecord[], eye: Eye): readonly ContrastRecord[] {
  const newest = new Map<number, ContrastRecord>();
  for (const record of records) {
    if (record.eye !== eye) continue;
    const known = newest.get(record.index);
    // a question repeated without an answer does not replace the answer
    const isEcho = known !== undefined && record.answer === '' && record.question === known.question;
    if (!isEcho) newest.set(record.index, record);
  }
  return [...newest.values()].toSorted((one, other) => one.index - other.index);
}

/** The property of a test that determines how many questions are expected. */
type Measured = Pick<ContrastTest, 'strategy'>;

/** The view of an eye in a state. The current question is not yet one of its records. */
function eyeView(
  records: readonly ContrastRecord[],
  eye: Eye,
  { strategy }: Measured,
  previous: ContrastEyeView | undefined,
): ContrastEyeView {
  const newest = newestOf(records, eye);
  const last = records.at(-1);
  const is_complete = records.some((record) => record.eye === eye && record.phase === PHASE.complete);
  const isAsked = ({ index }: ContrastRecord): boolean => last?.eye === eye && last.index === index && !is_complete;
  const own = newest.filter((record) => record.answer !== '' || !isAsked(record));
  const isSame =
    previous?.is_complete === is_complete &&
    previous.records.length === own.length &&
    own.every((record, i) => record === previous.records[i]);
  if (isSame) return previous;
  const result = own.findLast(({ threshold }) => threshold) ?? null;
  const completion = percentDone(questionShare(own.length, is_complete, strategy));
  return { eye, records: own, is_complete, completion, result };
}

/** Derives the view of a monitor from a state. An unchanged eye keeps its object identity. */
export function viewOf(state: ContrastState, test: Measured = {}, previous?: ContrastView): ContrastView {
  const records = state.records.filter(({ phase }) => phase !== PHASE.ignored);
  return {
    eyes: {
      OD: eyeView(records, 'OD', test, previous?.eyes.OD),
      OS: eyeView(records, 'OS', test, previous?.eyes.OS),
      OU: eyeView(records, 'OU', test, previous?.eyes.OU),
    },
    ongoing: records.at(-1) ?? null,
    run: state.run,
    seq_num: state.seq_num,
    ignored: state.ignored,
    is_stale: state.is_stale,
  };
}

export type ContrastStore = MonitorStore<ContrastView, readonly ContrastRecord[]>;

/** The options of a store of a contrast test. */
export interface ContrastStoreOptions extends StoreOptions {
  /** The test, which determines how many questions are expected; a letter chart if omitted. */
  test?: Measured;
}

/** Creates the store of one contrast test. Listeners are notified at most once per animation frame (CHART-04). */
export const createContrastStore = ({ test, ...options }: ContrastStoreOptions = {}): ContrastStore =>
  createModelStore({ ...questions, viewOf: (state, previous) => viewOf(state, test, previous) }, options);
