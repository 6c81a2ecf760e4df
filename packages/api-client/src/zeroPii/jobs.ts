import {
  bindingOf,
  encryptedFields,
  type Id,
  type Patient,
  PERSONAL_FIELDS,
  type PersonalField,
  ZERO_PII,
} from '@isopter/contract';
import type { CallAnswer, CallArgs } from '@isopter/contract/routes';
import { ApiError } from '../ApiError.ts';
import type { ApiClient } from '../http.ts';
import type { PersonalKey } from './key.ts';
import { NOT_TRUSTED } from './keyMissing.ts';
import type { Copied, PatientCopy } from './patientCopy.ts';
import { encryptPerson, personOf } from './person.ts';

/** How far a job is, in patients. */
export type OnPatients = (done: number, count: number) => void;

/** The client and the signal of a job. */
export interface Way {
  client: ApiClient;
  signal: AbortSignal;
}

const page = ({ client, signal }: Way, query: CallArgs<'listPatients'>['query']): Promise<CallAnswer<'listPatients'>> =>
  client.call('listPatients', { query: { limit: ZERO_PII.page, ...query }, signal });

const NOTHING_PLAIN = Object.fromEntries(PERSONAL_FIELDS.map((field) => [field, null])) as Record<PersonalField, null>;

/** Patients that a job still has to encrypt: those in plain, and those whose ciphertexts are bound to no patient. */
const REMAINING = [{ is_encrypted: false }, { ciphertext_format: '1' }] as const;

const boundTo = ({ encrypted_pii }: Patient): ReturnType<typeof bindingOf> => bindingOf(encrypted_pii ?? {});

const isDone = (patient: Patient): boolean => patient.is_encrypted && typeof boundTo(patient) === 'object';

/**
 * Returns whether a patient is as one of {@link REMAINING} should be. The server also lists what somebody changed in
 * its database.
 */
const isRemaining = (patient: Patient): boolean => boundTo(patient) === (patient.is_encrypted ? 'former' : 'none');

/** Encrypts a patient as they are now: since the page was loaded somebody may have changed, and so encrypted, them. */
async function encryptOne(way: Way, key: PersonalKey, { id }: Pick<Patient, 'id'>): Promise<void> {
  const { client, signal } = way;
  const patient = await client.call('getPatient', { params: { id }, signal });
  if (isDone(patient)) return;
  const person = personOf(patient);
  // nothing is left of a patient whose data must not be trusted
  if (!isRemaining(patient) || encryptedFields(person).length === 0) throw new ApiError(409, { name: NOT_TRUSTED });
  const encrypted_pii = await encryptPerson(key, person, { patient: id, version: 1 });
  const body = { ...NOTHING_PLAIN, is_encrypted: true, encrypted_pii, version: patient.version };
  await client.call('updatePatient', { params: { id }, body, signal });
}

/** Returns whether an error concerns one patient only, such as refused old data; other errors end the job. */
const isOfOne = (error: unknown): boolean => error instanceof ApiError && [400, 404, 409].includes(error.status);

/** Encrypts a patient unless another browser does it at the same time. @throws why the patient is still to be encrypted */
async function encryptOnce(way: Way, key: PersonalKey, patient: Patient): Promise<void> {
  try {
    await encryptOne(way, key, patient);
  } catch (error) {
    if (!isOfOne(error)) throw error;
    const { client, signal } = way;
    const now = await client.call('getPatient', { params: { id: patient.id }, signal }).catch(() => null);
    if (now === null || !isDone(now)) throw error;
  }
}

/**
 * Encrypts all patients that are in plain text or in format 1, in format 3, page by page [PII-04, OUR-593]. A restart
 * continues where it stopped, because encrypted patients are not requested again; refused ones wait for the next run.
 * @throws the first failure, after all other patients are done
 */
export async function encryptPatients(way: Way, key: PersonalKey, onProgress: OnPatients): Promise<void> {
  let done = 0;
  const failures: unknown[] = [];
  for (const remaining of REMAINING) {
    const refused: unknown[] = [];
    for (;;) {
      const { results, count } = await page(way, { ...remaining, ordering: 'updated', offset: refused.length });
      const all = done + count;
      onProgress(done, all);
      if (results.length === 0) break;
      for (const patient of results) {
        way.signal.throwIfAborted();
        try {
          await encryptOnce(way, key, patient);
          done += 1;
          onProgress(done, all);
        } catch (error) {
          if (!isOfOne(error)) throw error;
          refused.push(error);
        }
      }
    }
    failures.push(...refused);
  }
  if (failures.length > 0) throw failures[0];
}

/** Copies patients whose data are shown from now on, as {@link copyPatients} asks only for what was changed [OUR-592]. */
export async function copyAgain(way: Way, copy: PatientCopy, ids: readonly Id[]): Promise<void> {
  for (let at = 0; at < ids.length; at += ZERO_PII.page) {
    const { results } = await page(way, { id__in: ids.slice(at, at + ZERO_PII.page).join(',') });
    await copy.take(results, copy.since());
  }
}

/** Brings the copy up to date with the server, from the newest change it has on [PII-05]. */
export const copyPatients = (way: Way, copy: PatientCopy, onProgress: OnPatients): Promise<void> =>
  copyChanges(way.signal, copy, onProgress, (since, offset) =>
    page(way, { ordering: 'updated', offset, ...(since !== null && { updated__gte: since }) }),
  );

/** Loads a page of {@link ZERO_PII} `page` patients that were changed at a moment or later, the oldest change first. */
export type ChangesPage = (
  since: string | null,
  offset: number,
) => Promise<{ results: readonly (Copied & Pick<Patient, 'updated'>)[]; count: number }>;

/**
 * Brings a copy up to date, page by page, from the newest change it has on.
 * @throws Error if a full page repeats another one, or goes back in time: the job would never end
 */
export async function copyChanges(
  signal: AbortSignal,
  copy: PatientCopy,
  onProgress: OnPatients,
  load: ChangesPage,
): Promise<void> {
  const copied = new Set<string>();
  let done = 0;
  let offset = 0;
  for (;;) {
    signal.throwIfAborted();
    const since = copy.since();
    const { results, count } = await load(since, offset);
    const newest = results.at(-1)?.updated ?? since;
    const changes = results.map(({ id, updated }) => `${id} ${updated}`);
    const step = since === null || newest === null ? 1 : Date.parse(newest) - Date.parse(since);
    const isFull = results.length >= ZERO_PII.page;
    // with an offset no page begins again
    const isRepeated = offset > 0 && changes.every((change) => copied.has(change));
    if (isFull && (step < 0 || isRepeated)) throw new Error('The list of changes makes no progress');
    for (const change of changes) copied.add(change);
    await copy.take(results, step < 0 ? since : newest);
    done += results.length;
    onProgress(done, Math.max(done, count));
    if (!isFull) return copy.complete();
    // as many of one moment as fill a page: only then has the page to be counted on
    offset = step === 0 ? offset + results.length : 0;
  }
}
