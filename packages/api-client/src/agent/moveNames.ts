import { type AgentPatient, type Id, NAMES_MOVE_PAGE, personalDigest, type ServerNames } from '@isopter/contract';
import { ApiError } from '../ApiError.ts';
import type { ApiClient } from '../http.ts';
import { without } from '../withoutNames.ts';
import { AgentError } from './AgentError.ts';
import type { AgentLink } from './agentLink.ts';

/**
 * The jobs that move the names of all patients. A restarted job continues where it stopped. The two copy jobs change
 * nothing at their source; the two remove jobs delete a name only after they have just read it from the other place.
 */
export const NAMES_JOBS = ['copyToAgent', 'removeFromServer', 'copyToServer', 'removeFromAgent'] as const;
export type NamesJob = (typeof NAMES_JOBS)[number];

/** The client, the agent and the signal of a job. */
export interface NamesWay {
  client: Pick<ApiClient, 'call'>;
  link: Pick<AgentLink, 'call'>;
  signal: AbortSignal;
}

/** How far a job is, in patients. */
export type OnNames = (done: number, count: number) => void;

/** Result of a job. Patients whose two copies differ, or whom one place refuses, stay as they are. */
export interface MovedNames {
  done: number;
  failed: Id[];
}

/** Calls at the agent that are under way at once. */
const AT_ONCE = 8;

async function forEach<T>(items: readonly T[], action: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await action(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Reads patients at the agent, by id. */
async function readAgent({ link, signal }: NamesWay, patients: readonly { id: Id }[]): Promise<Map<Id, AgentPatient>> {
  const query = { id__in: patients.map(({ id }) => id).join(','), limit: NAMES_MOVE_PAGE };
  const { results } = await link.call('listAgentPatients', { query, signal });
  return new Map(results.map((one) => [one.id, one]));
}

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && !(error instanceof AgentError) && [400, 404, 409].includes(error.status);

async function addToAgent({ link, signal }: NamesWay, { id, office_id, ...fields }: ServerNames): Promise<void> {
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
  try {
    await link.call('createAgentPatient', { body: { id, office_id, ...filled } as never, signal });
  } catch (error) {
    // it is found to be missing when the agent is read again
    if (!isRefusal(error)) throw error;
  }
}

const isSame = async (one: ServerNames | AgentPatient, other: AgentPatient | undefined): Promise<boolean> =>
  other !== undefined && (await personalDigest(one)) === (await personalDigest(other));

/** Goes through the patients whose names the server has, page by page. */
async function forEachPage(
  { client, signal }: NamesWay,
  action: (page: readonly ServerNames[], count: number) => Promise<void>,
): Promise<void> {
  let after: Id | undefined;
  for (;;) {
    signal.throwIfAborted();
    const { results, count } = await client.call('listServerNames', { query: after ? { after } : {}, signal });
    if (results.length === 0) return;
    await action(results, count);
    after = results.at(-1)!.id;
  }
}

/** Copies names to the agent, and reads them there again. Names that the agent has already are newer, and stay. */
async function copyToAgent(way: NamesWay, onProgress: OnNames): Promise<MovedNames> {
  const moved: MovedNames = { done: 0, failed: [] };
  await forEachPage(way, async (page, count) => {
    const before = await readAgent(way, page);
    const added = page.filter(({ id }) => !before.has(id));
    await forEach(added, (one) => addToAgent(way, one));
    const stored = added.length === 0 ? before : await readAgent(way, added);
    for (const one of page) {
      if (before.has(one.id) || (await isSame(one, stored.get(one.id)))) moved.done += 1;
      else moved.failed.push(one.id);
    }
    onProgress(moved.done, Math.max(count, moved.done + moved.failed.length));
  });
  return moved;
}

/** Deletes the names at the server of all patients whom the agent has. An admin must have allowed it. */
async function removeFromServer(way: NamesWay, onProgress: OnNames): Promise<MovedNames> {
  const moved: MovedNames = { done: 0, failed: [] };
  await forEachPage(way, async (page, count) => {
    const stored = await readAgent(way, page);
    const patients = await Promise.all(
      page.filter(({ id }) => stored.has(id)).map(async (one) => ({ id: one.id, digest: await personalDigest(one) })),
    );
    moved.failed.push(...page.filter(({ id }) => !stored.has(id)).map(({ id }) => id));
    const all = moved.done + moved.failed.length + count;
    if (patients.length > 0) {
      const { removed, kept } = await way.client.call('removeServerNames', { body: { patients }, signal: way.signal });
      moved.done += removed;
      moved.failed.push(...kept);
    }
    onProgress(moved.done, all);
  });
  return moved;
}

const pageOfAgent = ({ link, signal }: NamesWay, offset: number) =>
  link.call('listAgentPatients', { query: { ordering: 'updated', offset, limit: NAMES_MOVE_PAGE }, signal });

/** Sends patients of the agent to the server. @returns those whom the server stores as the agent does, and the others */
async function sendToServer({ client, signal }: NamesWay, page: readonly AgentPatient[]) {
  const patients = page.map(({ id, ...fields }) => ({
    id,
    ...(without(fields, ['display_name', 'updated', 'version']) as object),
  }));
  const { stored } = await client.call('returnNames', { body: { patients }, signal });
  const digests = new Map(stored.map(({ id, digest }) => [id, digest]));
  const checked = await Promise.all(page.map(async (one) => digests.get(one.id) === (await personalDigest(one))));
  return {
    same: page.filter((_, at) => checked[at]),
    failed: page.filter((_, at) => !checked[at]).map(({ id }) => id),
  };
}

/** Copies the names of all patients back to the server. An admin must have allowed it. */
async function copyToServer(way: NamesWay, onProgress: OnNames): Promise<MovedNames> {
  const moved: MovedNames = { done: 0, failed: [] };
  for (let offset = 0; ;) {
    way.signal.throwIfAborted();
    const { results, count } = await pageOfAgent(way, offset);
    if (results.length === 0) return moved;
    const { same, failed } = await sendToServer(way, results);
    moved.done += same.length;
    moved.failed.push(...failed);
    offset += results.length;
    onProgress(moved.done, Math.max(count, offset));
  }
}

/**
 * Goes once through the patients of the agent, and deletes the names that the server has just stored.
 * @returns the patients who were left
 */
async function removeOnce(way: NamesWay, onRemoved: (count: number) => void): Promise<Id[]> {
  const failed: Id[] = [];
  for (;;) {
    way.signal.throwIfAborted();
    // patients who were left stay first in the list, unless somebody changes them
    const { results, count } = await pageOfAgent(way, failed.length);
    if (results.length === 0) return failed;
    const sent = await sendToServer(way, results);
    failed.push(...sent.failed);
    await forEach(sent.same, async ({ id, version }) => {
      try {
        await way.link.call('deleteAgentPatient', { params: { id }, query: { version }, signal: way.signal });
        onRemoved(count);
      } catch (error) {
        // somebody changed, merged or deleted the patient meanwhile; those who are left are listed again
        if (!isRefusal(error)) throw error;
      }
    });
  }
}

/** Deletes the names at the agent of all patients whose names the server has just stored. An admin must have allowed it. */
async function removeFromAgent(way: NamesWay, onProgress: OnNames): Promise<MovedNames> {
  let done = 0;
  let all = 0;
  for (;;) {
    const before = done;
    const failed = await removeOnce(way, (count) => {
      done += 1;
      all = Math.max(all, count);
      onProgress(done, Math.max(all, done));
    });
    // nothing was deleted in the last pass: no patient was skipped because others changed their places
    if (done === before) return { done, failed };
  }
}

const JOBS: Readonly<Record<NamesJob, (way: NamesWay, onProgress: OnNames) => Promise<MovedNames>>> = {
  copyToAgent,
  removeFromServer,
  copyToServer,
  removeFromAgent,
};

/** Does a job of moving names. @throws ApiError, AgentError for what ends the job; it can be started again */
export const moveNames = (job: NamesJob, way: NamesWay, onProgress: OnNames): Promise<MovedNames> =>
  JOBS[job](way, onProgress);
