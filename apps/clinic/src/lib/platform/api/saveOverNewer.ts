import { recordChangedOf } from '@isopter/api-client';

/** How often a save is repeated when the record changes at the same moment. */
const ATTEMPTS = 3;

/**
 * Saves a choice about a single field, whatever else of the record has changed: if the server has a newer version, the save is
 * repeated with that one.
 * @param version the version that was read
 * @throws ApiError
 */
export async function saveOverNewer<T>(version: number, send: (version: number) => Promise<T>): Promise<T> {
  let known = version;
  for (let left = ATTEMPTS; ; left -= 1) {
    try {
      return await send(known);
    } catch (error) {
      const changed = recordChangedOf<object>(error);
      if (changed === null || left === 0) throw error;
      known = changed.current.version;
    }
  }
}
