import type { Id } from '@isopter/contract';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/**
 * The highest version of each patient's personal data that this device has read. It stays after the session: an older
 * ciphertext could otherwise be put back overnight. It holds ids and numbers, no personal data [OUR-574].
 */
export interface SeenVersions {
  /** Returns the highest versions read, 0 for format 1; a patient who was never read encrypted is missing. */
  of: (ids: readonly Id[]) => Promise<ReadonlyMap<Id, number>>;
  /** Stores versions that are higher than those read before. */
  note: (versions: ReadonlyMap<Id, number>) => Promise<void>;
  /** Forgets patients, whose older data are read again, as after the database was restored from a backup. */
  forget: (ids: readonly Id[]) => Promise<void>;
}

interface Stored extends DBSchema {
  versions: { key: Id; value: number };
}

const open = (): Promise<IDBPDatabase<Stored> | null> =>
  openDB<Stored>('isopter.zero-pii.versions', 1, {
    upgrade: (db) => void db.createObjectStore('versions'),
  }).catch(() => null);

/** Less than any version; those of format 1 are 0. */
const NEVER = -1;

/** Opens the versions read on this device. Where the browser keeps nothing, they last until the page is left. */
export function seenVersions(): SeenVersions {
  const inMemory = new Map<Id, number>();
  let opened: ReturnType<typeof open> | undefined;
  const database = (): ReturnType<typeof open> => (opened ??= open());

  /** Reads versions that another window may have stored. */
  async function load(ids: readonly Id[]): Promise<void> {
    const store = (await database())?.transaction('versions').store;
    if (store === undefined) return;
    const stored = await Promise.all(ids.map((id) => store.get(id)));
    ids.forEach((id, index) => keep(id, stored[index] ?? NEVER));
  }
  /** Changes the stored versions. If the browser cannot store them, they are kept in memory. */
  async function change(ids: readonly Id[]): Promise<void> {
    const writing = (await database())?.transaction('versions', 'readwrite');
    const { store } = writing ?? {};
    await Promise.all([
      ...ids.map((id) => (inMemory.has(id) ? store?.put(inMemory.get(id)!, id) : store?.delete(id))),
      writing?.done,
    ]);
  }
  function keep(id: Id, version: number): boolean {
    if (version <= (inMemory.get(id) ?? NEVER)) return false;
    inMemory.set(id, version);
    return true;
  }

  return {
    async of(ids) {
      await load(ids).catch(() => undefined);
      return new Map(ids.flatMap((id) => (inMemory.has(id) ? [[id, inMemory.get(id)!]] : [])));
    },
    async note(versions) {
      const higher = [...versions].filter(([id, version]) => keep(id, version)).map(([id]) => id);
      if (higher.length > 0) await change(higher).catch(() => undefined);
    },
    async forget(ids) {
      for (const id of ids) inMemory.delete(id);
      await change(ids).catch(() => undefined);
    },
  };
}
