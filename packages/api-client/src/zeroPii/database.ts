import type { Id } from '@isopter/contract';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What zero-PII mode keeps on this device until the session is left; nothing of it in plain text. */
interface Stored extends DBSchema {
  /** The keys, and the check they fit. Browsers that were last used with format 1 have no `former`. */
  key: { key: 'key'; value: { key: CryptoKey; former?: CryptoKey; check: string } };
  /** The copy of the patients, each one encrypted as a whole. */
  patients: { key: Id; value: { id: Id; sealed: string } };
  /** Whose copy it is, the newest change it has, and the key that encrypts it. Older copies have no key. */
  copy: { key: 'copy'; value: { owner: string; since: string | null; key?: CryptoKey } };
}
export type Database = IDBPDatabase<Stored>;

const NAME = 'isopter.zero-pii';
let opened: Promise<Database> | undefined;

/**
 * The database of this device.
 * @throws DOMException where the browser keeps nothing, as in some private windows
 */
export function database(): Promise<Database> {
  opened ??= open();
  opened.catch(() => (opened = undefined));
  return opened;
}

const open = async (): Promise<Database> =>
  openDB<Stored>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('key');
      db.createObjectStore('patients', { keyPath: 'id' });
      db.createObjectStore('copy');
    },
    terminated: () => (opened = undefined),
  });

/** Forgets key and copy [PII-13]. A browser that keeps nothing has nothing to forget. */
export async function forgetAll(): Promise<void> {
  try {
    const db = await database();
    await Promise.all([db.clear('key'), db.clear('patients'), db.clear('copy')]);
  } catch {
    return;
  }
}
