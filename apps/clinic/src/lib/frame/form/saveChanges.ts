import { recordChangedOf } from '@isopter/api-client';
import type { NamedItem } from '@isopter/contract';
import { mergeEdits } from './mergeEdits.ts';

/** Stored values, and the version of their record. */
export interface ReadValues<V> {
  values: V;
  version: number;
}

/** Fields that somebody else changed too. */
export interface FieldConflict<V> {
  names: readonly (keyof V & string)[];
  by: NamedItem | null;
}

/** Result of an attempt to save a few fields. */
export interface SavedChanges<V> {
  /** The stored values: the saved ones, or in a conflict those of the other person. */
  read: ReadValues<V>;
  /** Values for the form: the typed ones, and those that only somebody else changed. */
  merged: V;
  /** Null if the values are saved. Otherwise saving `merged` over `read` replaces the other person's. */
  conflict: FieldConflict<V> | null;
}

interface Saving<V, R> {
  read: ReadValues<V>;
  typed: V;
  valuesOf: (record: R) => V;
  /** Converts values to the fields that are sent. */
  sentOf: (values: V) => object;
  /** Sends the changes. @returns the saved record @throws what the call throws */
  send: (values: V, read: ReadValues<V>) => Promise<{ version: number }>;
}

/** Maximum number of retries. Each further change by somebody else needs one. */
const ATTEMPTS = 3;

/**
 * Saves a few fields of a record where there is no room for a form of it: over a newer version only where nobody else
 * changed the same fields.
 * @throws ApiError
 */
export async function saveChanges<V extends object, R>({
  read,
  typed,
  valuesOf,
  sentOf,
  send,
}: Saving<V, R>): Promise<SavedChanges<V>> {
  let [values, known] = [typed, read];
  for (let left = ATTEMPTS; ; left -= 1) {
    try {
      const { version } = await send(values, known);
      return { read: { values, version }, merged: values, conflict: null };
    } catch (error) {
      const changed = recordChangedOf<R>(error);
      if (changed === null || left === 0) throw error;
      const theirs = valuesOf(changed.current);
      const { merged, conflicts } = mergeEdits(known.values, { mine: values, theirs, sentOf });
      known = { values: theirs, version: changed.current.version };
      values = merged;
      if (conflicts.length > 0) {
        return { read: known, merged, conflict: { names: conflicts.flat(), by: changed.changed_by ?? null } };
      }
    }
  }
}
