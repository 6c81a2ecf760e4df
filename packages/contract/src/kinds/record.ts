import * as z from 'zod/mini';
import { intBetween, numberBetween } from '../entities/common.ts';

/** What the records of all kinds of test share. */

export const SeqNum = intBetween(0, Number.MAX_SAFE_INTEGER);
/** Counts the beginnings of a test from 1; a restart makes the next one [MON-20]. */
export const Run = intBetween(1, 1_000_000);
/**
 * What the server adds to every record: its place in the test, and the run it belongs to. Not a headset's to give; a
 * source without runs leaves the run out.
 */
export const recordNumbers = { seq_num: SeqNum, run: z.optional(Run) };
/** Seconds. */
export const ResponseTime = numberBetween(0, 60);
