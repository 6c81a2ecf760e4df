import { keyIdOf } from '@isopter/contract';
import { database } from './database.ts';
import type { PersonalKey } from './key.ts';

/** The key of the clinic, or the one that it is being changed to [OUR-831]. */
export type KeptAs = 'key' | 'next';

/** Keeps a key on this device [PII-13]. A browser that keeps nothing asks for it again after a reload. */
export async function keepKey(key: PersonalKey, check: string, as: KeptAs = 'key'): Promise<void> {
  try {
    await (await database()).put('key', { key: key.current, former: key.former, check }, as);
  } catch {
    return;
  }
}

/** A key, and the check it fits. */
export interface CheckedKey {
  key: PersonalKey;
  check: string;
}

async function readKept(as: KeptAs): Promise<CheckedKey | null> {
  try {
    const kept = await (await database()).get('key', as);
    const id = keyIdOf(kept?.check);
    if (!kept?.former || id === null) return null;
    return { key: { id, current: kept.key, former: kept.former }, check: kept.check };
  } catch {
    return null;
  }
}

/** The key of this device, where it is the one the check fits [PII-16]. */
export async function keptKey(check: string): Promise<PersonalKey | null> {
  const kept = await readKept('key');
  return kept?.check === check ? kept.key : null;
}

/** The key on this device that the clinic's key is being changed to [OUR-831]. */
export const keptNextKey = (): Promise<CheckedKey | null> => readKept('next');

/** Forgets the key that the clinic's key is no longer changed to. */
export async function forgetNextKey(): Promise<void> {
  try {
    await (await database()).delete('key', 'next');
  } catch {
    return;
  }
}
