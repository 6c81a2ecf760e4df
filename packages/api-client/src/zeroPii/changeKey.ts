import { type CallAnswer, type Id, KEY_CHANGE_PAGE, type SealedPatient, storedVersion } from '@isopter/contract';
import { inspect, type Inspector } from './inspect.ts';
import type { OnPatients, Way } from './jobs.ts';
import type { PersonalKey } from './key.ts';
import { encryptPerson } from './person.ts';
import { readPatientsAgain } from './personalCalls.ts';
import type { SeenVersions } from './seenVersions.ts';

/** The keys of a change of the key, and the versions that this device has read. */
export interface KeyChangeKeys {
  former: PersonalKey;
  next: PersonalKey;
  seen: SeenVersions;
}

/** Encrypts patients with the new key. Those whose personal data cannot be read or trusted are left out [OUR-833]. */
async function encryptAgain(
  inspector: Inspector,
  next: PersonalKey,
  patients: readonly SealedPatient[],
): Promise<SealedPatient[]> {
  const read = await inspect(inspector, patients);
  const encrypted = patients.map(async ({ id, encrypted_pii }, at): Promise<SealedPatient | null> => {
    const { person, problem } = read[at]!;
    if (person === null || problem !== null) return null;
    const version = storedVersion(encrypted_pii) + 1;
    return { id, encrypted_pii: await encryptPerson(next, person, { patient: id, version }) };
  });
  return (await Promise.all(encrypted)).filter((patient) => patient !== null);
}

/**
 * Encrypts all patients with the new key, page by page, beside their stored ciphertexts [OUR-831]. Patients who were saved
 * meanwhile are encrypted again, in another pass. It continues where it stopped.
 * @returns the number of patients who are left because their personal data cannot be read or trusted
 */
export async function encryptForKeyChange(
  { client, signal }: Way,
  { former, next, seen }: KeyChangeKeys,
  onProgress: OnPatients,
): Promise<number> {
  const { count } = await client.call('getKeyChange', { signal });
  const inspector: Inspector = {
    key: former,
    seen,
    readAgain: readPatientsAgain((name, args) => client.call(name, { ...args, signal } as never)),
  };
  for (;;) {
    let saved = 0;
    let after: Id | undefined;
    let page: CallAnswer<'listKeyChangePatients'>;
    do {
      signal.throwIfAborted();
      page = await client.call('listKeyChangePatients', { query: { after }, signal });
      const patients = await encryptAgain(inspector, next, page.results);
      if (patients.length > 0) {
        const { left, refused } = await client.call('saveKeyChangePatients', { body: { patients }, signal });
        saved += patients.length - refused.length;
        onProgress(Math.max(count - left, 0), count);
      }
      after = page.results.at(-1)?.id;
    } while (page.results.length === KEY_CHANGE_PAGE);
    if (saved > 0) continue;
    return (await client.call('getKeyChange', { signal })).left;
  }
}
