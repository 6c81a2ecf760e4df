import { wallClock } from '@isopter/contract';
import { getTableName } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  beginLogFile,
  overwriteLog,
  renewStatistics,
  rewriteTable,
  sizeOf,
  transactionNumber,
} from '../../platform/db/eraseDeleted.ts';
import * as schema from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { enqueue } from '../../platform/jobs/queue.ts';
import { describeError } from '../../platform/lib/aboutError.ts';
import type { Log } from '../../platform/lib/log.ts';

/** Tables in whose rows something names a patient, or did before `forget.ts` removed it. */
export const NAMED_TABLES = [
  schema.patient,
  schema.patientAlert,
  schema.patientChange,
  schema.patientNextPii,
  schema.test,
  schema.testBundle,
  schema.testPicture,
  schema.testSchedule,
  schema.readingAssignment,
  schema.importedReport,
  schema.importChange,
  schema.importPart,
  schema.importPicture,
  schema.mwlQuery,
  schema.mwlItem,
  schema.exportTask,
  schema.exportPart,
].map(getTableName);

/** Queue of the job. */
export const ERASURES = 'erase-names';
const HOUR_MS = 60 * 60_000;
/** Attempts until an operator has to look: tables are free for a moment long before. */
const PATIENCE = 8;
/** Attempts until the job gives up, about ten days. */
const ATTEMPTS_MAX = 240;
/** Bytes that are rewritten within a second or so. Calls that need the table wait for it. */
const SMALL = 32 * 1024 * 1024;
/** Times of day at which offices are closed. */
const NIGHT = { from: '22:00', until: '06:00' } as const;

/**
 * Returns whether a table may be rewritten now: a larger one only while it is night in all offices, because it cannot be used
 * meanwhile [OUR-931].
 * @param timezones of the offices
 */
export const mayRewrite = (bytes: number, timezones: readonly string[], now: Date): boolean =>
  bytes <= SMALL ||
  timezones.map((timezone) => wallClock(now, timezone).time).every((time) => time >= NIGHT.from || time < NIGHT.until);

const payloadShape = z.object({
  /** Tables that this attempt has still to rewrite. */
  left: z.array(z.string()),
  /** Tables that could not be rewritten in this attempt. */
  skipped: z.array(z.string()),
  /** The transaction that deleted the names. */
  deletedIn: z.string(),
  attempt: z.number(),
  /** The first file of the write-ahead log without names, once all tables are rewritten. */
  logFile: z.optional(z.string()),
});
type Payload = z.infer<typeof payloadShape>;

const plan = (db: Db, payload: Payload, delay = 0): Promise<void> => enqueue(db, ERASURES, { payload, delay });

/** Plans that the names which the transaction of the caller has deleted are erased from the files of the database, once it is committed [OUR-930]. */
export const planErasure = async (db: Db): Promise<void> =>
  plan(db, { left: NAMED_TABLES, skipped: [], deletedIn: await transactionNumber(db), attempt: 1 });

/** Rewrites the next table; what is done is noted at once, so that a crash or another server repeats one table only. */
async function eraseFromTable(db: Db, { left: [table = '', ...left], ...payload }: Payload): Promise<Payload> {
  const offices = await db.selectDistinct({ timezone: schema.office.timezone }).from(schema.office);
  const timezones = offices.map(({ timezone }) => timezone);
  const isDone =
    mayRewrite(await sizeOf(db, table), timezones, new Date()) && (await rewriteTable(db, table, payload.deletedIn));
  return { ...payload, left, skipped: isDone ? payload.skipped : [...payload.skipped, table] };
}

/** Takes statistics again and overwrites the log. @returns what is left to do; null for nothing */
async function eraseFromLog(db: Db, payload: Payload): Promise<Payload | null> {
  if (payload.logFile === undefined && !(await renewStatistics(db, NAMED_TABLES))) return payload;
  const logFile = payload.logFile ?? (await beginLogFile(db));
  return (await overwriteLog(db, logFile)) ? null : { ...payload, logFile };
}

/** The job that erases deleted names from the files of the database. It repeats itself until nothing is left. */
export const eraseNamesJob = ({ db, log }: { db: Db; log: Log }) => ({
  [ERASURES]: {
    run: async (given: unknown): Promise<void> => {
      const payload = payloadShape.parse(given);
      let next: Payload | null = payload;
      let reason = 'they are in use, or larger tables wait for the night';
      try {
        if (payload.left.length > 0) return await plan(db, await eraseFromTable(db, payload));
        if (payload.skipped.length === 0) next = await eraseFromLog(db, payload);
        if (next === null) return;
      } catch (error) {
        reason = describeError(error);
      }
      const { attempt } = payload;
      const tables = [...payload.skipped, ...payload.left];
      if (attempt >= PATIENCE) log.warn({ reason, tables }, 'files of the database still have deleted names');
      if (attempt >= ATTEMPTS_MAX)
        return log.error({ reason, tables }, 'deleted names were not erased: the job has given up');
      const again = { ...(next ?? payload), left: tables, skipped: [], attempt: attempt + 1 };
      await plan(db, again, Math.min(1_000 * 2 ** attempt, HOUR_MS));
    },
  },
});
