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
  /** Forgets patients in all windows, as after a database was restored: their older data are read again. */
  forget: (ids: readonly Id[]) => Promise<void>;
}

interface Stored extends DBSchema {
  versions: { key: Id; value: number };
}

/** Less than any version; those of format 1 are 0. */
export const NEVER_READ = -1;

/** Opens the versions read on this device. What the browser does not store lasts until the page is left. */
export function seenVersions(): SeenVersions {
  /** Versions that could not be stored; the stored ones are shared by all windows. */
  const unstored = new Map<Id, number>();
  let opening: Promise<IDBPDatabase<Stored>> | undefined;

  /** Opens the database, once more if that failed or the browser closed it. */
  function database(): Promise<IDBPDatabase<Stored>> {
    opening ??= openDB<Stored>('isopter.zero-pii.versions', 1, {
      upgrade: (db) => void db.createObjectStore('versions'),
      terminated: () => (opening = undefined),
    });
    opening.catch(() => (opening = undefined));
    return opening;
  }

  /** Reads versions, among them those that other windows stored. */
  async function stored(ids: readonly Id[]): Promise<(number | undefined)[]> {
    const { store } = (await database()).transaction('versions');
    return Promise.all(ids.map((id) => store.get(id)));
  }

  /** Stores higher versions in one transaction, so that of two windows the higher one stays. */
  async function raise(versions: ReadonlyMap<Id, number>): Promise<void> {
    const writing = (await database()).transaction('versions', 'readwrite');
    const { store } = writing;
    await Promise.all([
      ...[...versions].map(async ([id, version]) => {
        if (version > ((await store.get(id)) ?? NEVER_READ)) await store.put(version, id);
      }),
      writing.done,
    ]);
  }

  async function remove(ids: readonly Id[]): Promise<void> {
    const writing = (await database()).transaction('versions', 'readwrite');
    await Promise.all([...ids.map((id) => writing.store.delete(id)), writing.done]);
  }

  const unstoredOf = (id: Id): number => unstored.get(id) ?? NEVER_READ;

  return {
    async of(ids) {
      if (ids.length === 0) return new Map();
      const known = await stored(ids).catch((): undefined[] => []);
      const versions = ids.map((id, at) => [id, Math.max(known[at] ?? NEVER_READ, unstoredOf(id))] as const);
      return new Map(versions.filter(([, version]) => version > NEVER_READ));
    },
    async note(versions) {
      if (versions.size === 0) return;
      const all = new Map([...versions].map(([id, version]) => [id, Math.max(version, unstoredOf(id))]));
      try {
        await raise(all);
        for (const id of all.keys()) unstored.delete(id);
      } catch {
        for (const [id, version] of all) unstored.set(id, version);
      }
    },
    async forget(ids) {
      for (const id of ids) unstored.delete(id);
      await remove(ids).catch(() => undefined);
    },
  };
}
