import * as z from 'zod/mini';
import { ERROR_NAME } from '../errors.ts';
import { ErrorBody, NamedItem, Time } from './common.ts';

/** The largest integer that a database column can store. */
export const VERSION_MAX = 2_147_483_647;

/** Number of changes of a record. A form sends the version that it read, and the server saves nothing over a newer one. */
export const Version = z.int().check(z.minimum(0), z.maximum(VERSION_MAX));

/** Body of a call that saves a record: the version that was read, and the changed fields. Others stay as they are [API-07]. */
export const updateOf = <T extends z.core.$ZodLooseShape>(fields: T) =>
  z.strictObject({ ...z.partial(z.object(fields)).shape, version: Version });

/**
 * Body of the 409 of a call that would overwrite somebody else's change. `current` is the record as the caller may read
 * it, with its new version; `changed_fields` are the fields of the body in which it differs.
 */
export const recordChanged = <T extends z.ZodMiniType>(record: T) =>
  z.object({
    ...ErrorBody.shape,
    name: z.literal(ERROR_NAME.RECORD_CHANGED),
    current: record,
    changed_fields: z.optional(z.array(z.string())),
    /** Author of the latest change, if it was a user of this office group in the last 24 hours. */
    changed_by: z.nullish(NamedItem),
    /** When that was. */
    changed_at: z.nullish(Time),
  });

/** The values of {@link recordChanged}, read from an answer. */
export interface RecordChanged<T> {
  current: T & { version: number };
  changed_by?: NamedItem | null;
  changed_at?: string | null;
}
