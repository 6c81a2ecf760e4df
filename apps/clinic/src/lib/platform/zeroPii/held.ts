import {
  type ApiClient,
  type CheckedKey,
  copyAgain,
  copyPatients,
  encryptForKeyChange,
  encryptPatients,
  forgetAll,
  forgetNextKey,
  keepKey,
  keptKey,
  keptNextKey,
  openCopy,
  type PatientCopy,
  type PersonalCall,
  personalCalls,
  type PersonalKey,
  seenVersions,
} from '@isopter/api-client';
import { type DateHabits, DEFAULT_DATE_FORMAT, keyIdOf } from '@isopter/contract';
import { writeLocal } from '../storage/local.ts';
import { acceptableIds, findingsOfCall, forgetFindings } from './findings.ts';
import { otherKey } from './otherKey.ts';
import { forgetJobs, isOver, jobs, type OnProgress, runJob } from './jobs.ts';

/** The time limit for reading accepted patients, in milliseconds. */
const ACCEPT_TIMEOUT = 60_000;

/** The interval at which the copy loads the changes of others, in milliseconds. */
const REFRESH = 60_000;

/** The key this window has, and the check it fits. */
let held: CheckedKey | null = null;
/** The key that the clinic's key is being changed to [OUR-831]. */
let next: CheckedKey | null = null;
let copy: Promise<PatientCopy> | null = null;
let dates: DateHabits = { format: DEFAULT_DATE_FORMAT };
let running: AbortController | null = null;
let timer: ReturnType<typeof setInterval> | undefined;

/** The versions of personal data that this device has read. */
export const seen = seenVersions();

const reported = new Set<string>();

/**
 * Returns how calls are made in zero-PII mode, with the key there is now.
 * @param isTurnedOff whether the server says that the mode is off
 */
export function personalCall(isTurnedOff: boolean): PersonalCall {
  const onFindings = findingsOfCall();
  return personalCalls(() => ({
    key: held?.key ?? null,
    otherKey: otherKey.id,
    isTurnedOff,
    copy,
    dates,
    seen,
    reported,
    onFindings,
  }));
}

/**
 * Accepts older and unencrypted personal data, as after the database was restored: they are read, and found by name, from
 * now on [OUR-592].
 */
export async function acceptRestored(client: ApiClient): Promise<void> {
  const ids = acceptableIds();
  await seen.forget(ids);
  if (copy !== null) await copyAgain({ client, signal: AbortSignal.timeout(ACCEPT_TIMEOUT) }, await copy, ids);
}

/** Returns whether this device has the key of the office group; stores the key of this window again [PII-16]. */
export async function hasKey(check: string): Promise<boolean> {
  if (held?.check === check) await keepKey(held.key, check);
  else {
    stopJobs();
    // the findings of another office group do not belong here
    forgetFindings();
    reported.clear();
    copy = null;
    const key = await keptKey(check);
    // it may have been typed meanwhile
    if (held?.check !== check) held = key && { key, check };
  }
  return held !== null;
}

/** Sets the key and stores it on this device [PII-13]. */
export async function holdKey(key: PersonalKey, check: string): Promise<void> {
  held = { key, check };
  writeLocal('zero_pii', true);
  await keepKey(key, check);
}

/** Sets the key that will replace the clinic's key, and stores it on this device too. */
export async function holdNextKey(key: PersonalKey, check: string): Promise<void> {
  next = { key, check };
  await keepKey(key, check, 'next');
}

/** Returns whether this device has the key that the clinic's key is being changed to. */
export async function hasNextKey(check: string): Promise<boolean> {
  next ??= await keptNextKey();
  return next?.check === check;
}

export async function dropNextKey(): Promise<void> {
  next = null;
  await forgetNextKey();
}

/**
 * Replaces the key by the one that the clinic's key was changed to [OUR-832].
 * @param id the id of the clinic's key
 * @returns the check of the key; null if this device does not have it
 */
export async function adoptNextKey(id: string): Promise<string | null> {
  next ??= await keptNextKey();
  if (next === null || keyIdOf(next.check) !== id) return null;
  const adopted = next;
  stopJobs();
  copy = null;
  await holdKey(adopted.key, adopted.check);
  await dropNextKey();
  return adopted.check;
}

/** Encrypts all patients with the next key, and replaces the key when nobody is left [OUR-831] [OUR-832]. */
async function changeKey(client: ApiClient, former: PersonalKey, signal: AbortSignal, onProgress: OnProgress) {
  const running = next!;
  if ((await client.call('getKeyChange', { signal })).key_check !== running.check) return dropNextKey();
  const left = await encryptForKeyChange({ client, signal }, { former, next: running.key, seen }, onProgress);
  if (left === 0) await client.call('finishKeyChange', { signal });
}

/** For whom the jobs are done. */
export interface Worker {
  client: ApiClient;
  /** Identifies who may see these patients. */
  owner: string;
  /** Whether the user may encrypt patients [PII-04]. */
  encrypts: boolean;
  /** The user's date format. */
  dates: DateHabits;
}

/** Encrypts, where that is theirs to do, and copies the patients, one job after the other [PII-04, PII-05, PII-14]. */
export function startJobs({ client, owner, encrypts, ...person }: Worker): void {
  if (held === null) return;
  stopJobs();
  dates = person.dates;
  const { key, check } = held;
  const { signal } = (running = new AbortController());
  copy ??= openCopy(`${owner} ${check}`);
  const opened = copy;
  const store = (): Promise<void> =>
    runJob('store', async (_, onProgress) => copyPatients({ client, signal }, await opened, onProgress), signal);
  const start = async (): Promise<void> => {
    if (encrypts) {
      await runJob('encrypt', (_, onProgress) => encryptPatients({ client, signal }, key, onProgress), signal);
      next ??= await keptNextKey();
      if (next !== null)
        await runJob('changeKey', (_, onProgress) => changeKey(client, key, signal, onProgress), signal);
    }
    if (!signal.aborted) await store();
  };
  void start();
  timer = setInterval(() => {
    if (isOver(jobs.store)) void store();
  }, REFRESH);
}

/** Ends the jobs; what is held stays. */
function stopJobs(): void {
  clearInterval(timer);
  running?.abort();
  running = null;
  forgetJobs();
}

/**
 * Removes key and copy from this device and ends the jobs [PII-13].
 * @param isAwaited whether the same user may sign in again in this window, which keeps the key for them until then
 */
export async function forget(isAwaited: boolean): Promise<void> {
  stopJobs();
  copy = null;
  forgetFindings();
  reported.clear();
  if (!isAwaited) held = null;
  next = null;
  await forgetAll();
}
