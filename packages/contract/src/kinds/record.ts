import * as z from 'zod/mini';
import { intBetween, numberBetween, withDefault } from '../entities/common.ts';

/** The fields shared by the records of all kinds of test. */

export const SeqNum = intBetween(0, Number.MAX_SAFE_INTEGER);
/** The number of the run of a test, from 1; a restart begins the next run [MON-20]. */
export const Run = intBetween(1, 1_000_000);
/**
 * The fields the server adds to every record: its sequence number in the test, and its run. A headset must not set
 * them; a source without runs omits the run.
 */
export const recordNumbers = { seq_num: SeqNum, run: z.optional(Run) };
/**
 * A measurement that a device may not make: unknown, `null`, if it is missing. A default that is a value would be taken for
 * a measurement.
 */
export const measured = <T extends z.ZodMiniType>(schema: T) => withDefault(z.nullable(schema), null);

/** Seconds. */
export const ResponseTime = numberBetween(0, 60);
