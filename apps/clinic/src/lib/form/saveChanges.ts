import { recordChangedOf } from '@isopter/api-client';
import type { NamedItem } from '@isopter/contract';
import { mergeEdits } from './mergeEdits.ts';

/** Values as they were read, and the version of their record. */
export interface ReadValues<V> {
  values: V;
  version: number;
}

/** Somebody else's change of the same fields: what they saved, which is now what was read. */
export interface MetChange<V> {
  read: ReadValues<V>;
  names: readonly (keyof V & string)[];
  by: NamedItem | null;
}

interface Saving<V, R> {
  read: ReadValues<V>;
  typed: V;
  valuesOf: (record: R) => V;
  /** Sends the changes. @throws what the call throws */
  send: (values: V, read: ReadValues<V>) => Promise<unknown>;
}

/** How often it is sent again: with each further change of somebody else. */
const ATTEMPTS = 3;

/**
 * Saves a few fields of a record where there is no room for a form of it: over a newer version only where nobody else
 * changed the same fields.
 * @returns null if they are saved, otherwise the other change; saving again with it replaces that one
 * @throws ApiError
 */
export async function saveChanges<V extends object, R>({
  read,
  typed,
  valuesOf,
  send,
}: Saving<V, R>): Promise<MetChange<V> | null> {
  let [values, known] = [typed, read];
  for (let left = ATTEMPTS; ; left -= 1) {
    try {
      await send(values, known);
      return null;
    } catch (error) {
      const changed = recordChangedOf<R>(error);
      if (changed === null || left === 0) throw error;
      const theirs = valuesOf(changed.current);
      const { merged, conflicts } = mergeEdits(known.values, { mine: values, theirs });
      known = { values: theirs, version: changed.current.version };
      if (conflicts.length > 0) return { read: known, names: conflicts.flat(), by: changed.changed_by ?? null };
      values = merged;
    }
  }
}
