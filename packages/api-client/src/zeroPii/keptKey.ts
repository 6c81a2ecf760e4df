import { database } from './database.ts';
import type { PersonalKey } from './key.ts';

/** Keeps the key on this device [PII-13]. A browser that keeps nothing asks for it again after a reload. */
export async function keepKey(key: PersonalKey, check: string): Promise<void> {
  try {
    await (await database()).put('key', { key: key.current, former: key.former, check }, 'key');
  } catch {
    return;
  }
}

/** The key of this device, where it is the one the check fits [PII-16]. */
export async function keptKey(check: string): Promise<PersonalKey | null> {
  try {
    const kept = await (await database()).get('key', 'key');
    return kept?.check === check && kept.former ? { current: kept.key, former: kept.former } : null;
  } catch {
    return null;
  }
}
