import type { Id } from '@isopter/contract';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Data of zero-PII mode on this device until sign-out; nothing in plain text. */
interface Stored extends DBSchema {
  /** The keys, and the check they fit. Browsers that were last used with format 1 have no `former`. */
  key: { key: 'key' | 'next'; value: { key: CryptoKey; former?: CryptoKey; check: string } };
  /** The copy of the patients, each one encrypted as a whole. */
  patients: { key: Id; value: { id: Id; sealed: string } };
  copy: { key: 'copy'; value: StoredCopy };
}
/** The state of the copy. Copies of earlier versions of the application lack some of it. */
export interface StoredCopy {
  /** Identifies the copy: the one that is created after a sign-out has another id. */
  id?: string;
  owner: string;
  /** The newest change in the copy. */
  since: string | null;
  key?: CryptoKey;
  /** When the copy was last complete, in milliseconds since the epoch. */
  asOf?: number | null;
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

let forgets = 0;

/** Returns how often this page has forgotten key and copy: what began before the last time must not be stored any more. */
export const forgetCount = (): number => forgets;

/** Forgets key and copy [PII-13]. A browser that keeps nothing has nothing to forget. */
export async function forgetAll(): Promise<void> {
  forgets += 1;
  try {
    const db = await database();
    const clearing = db.transaction(['key', 'patients', 'copy'], 'readwrite');
    const stores = (['key', 'patients', 'copy'] as const).map((name) => clearing.objectStore(name).clear());
    await Promise.all([...stores, clearing.done]);
  } catch {
    return;
  }
}
