import type { ApiClient, LiveSnapshot } from '@isopter/api-client';
import { kindById, type MonitorKind, type StateCall } from '@isopter/contract';

/** Loads what a monitor starts from [MON-19], with its number and run where the calls name them. */
export type Load = (client: ApiClient, id: string, signal: AbortSignal) => Promise<LiveSnapshot & { records: unknown }>;

/** A state call that names the test in its path. */
type ByPath = Exclude<StateCall, 'getContrastResponses'>;

interface Numbers {
  seq_num?: number | undefined;
  run?: number | undefined;
}

/** Returns the position of a state, or of the newest of several records. */
const snapshotOf = ({ seq_num, run }: Numbers): LiveSnapshot => ({
  ...(seq_num !== undefined && { seq_num }),
  ...(run !== undefined && { run }),
});

/** A list of records may lack newer events that are no records, so it names the run alone. */
const listed = <T extends Numbers>(records: readonly T[]): LiveSnapshot & { records: readonly T[] } => {
  const run = records.at(-1)?.run;
  return { records, ...snapshotOf({ run }) };
};

/** Loads the answer of a kind's state call, a state or a list of records. */
const loadState =
  (call: ByPath): Load =>
  async (client, id, signal) => {
    const records: Numbers | Numbers[] | null = await client.call(call, { params: { id }, signal });
    return Array.isArray(records) ? listed(records) : { records, ...snapshotOf(records ?? {}) };
  };

/** The progress is all there is of a test that records nothing (H-083). */
export const loadProgress: Load = async (client, id, signal) => ({
  records: await client.call('getTestProgress', { params: { id }, signal }),
});

/** Loads the answers so far and the current question. */
const loadContrast: Load = async (client, id, signal) => {
  const [answered, ongoing] = await Promise.all([
    client.call('getContrastResponses', { query: { test: id }, signal }),
    client.call('getContrastOngoingState', { params: { id }, signal }),
  ]);
  return listed(ongoing === null ? answered : [...answered, ongoing]);
};

/** Loads the state of a cover test and its measurements. */
const loadCover: Load = async (client, id, signal) => {
  const [state, records] = await Promise.all([
    client.call('getCoverState', { params: { id }, signal }),
    client.call('getKineticState', { params: { id }, signal }),
  ]);
  return { records: { state, records }, ...snapshotOf({ run: state.run }) };
};

/** The plates, and the progress they do not tell. */
const loadStereopsis: Load = async (client, id, signal) => {
  const [responses, progress] = await Promise.all([
    client.call('getStereopsisResponses', { params: { id }, signal }),
    client.call('getTestProgress', { params: { id }, signal }),
  ]);
  return { ...listed(responses), records: { responses, progress } };
};

/** Kinds that start from more than one call. */
const COMPOSED: Partial<Record<MonitorKind, Load>> = {
  contrast: loadContrast,
  cover: loadCover,
  stereopsis: loadStereopsis,
};

/** Returns how the state of a kind's monitor is loaded; a kind without states has only its progress (H-083). */
export function loadOf(kind: MonitorKind): Load {
  const [call] = kindById(kind).states;
  return COMPOSED[kind] ?? (call === undefined ? loadProgress : loadState(call as ByPath));
}
