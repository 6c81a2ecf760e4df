import { getTableName } from 'drizzle-orm';
import * as z from 'zod/mini';
import { overwriteLog, renewStatistics, rewriteTables, transactionNumber } from '../../platform/db/eraseDeleted.ts';
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
/** So long it may take until tables are free for a moment; after that, somebody has to look. */
const PATIENCE = 8;

const payloadShape = z.object({ left: z.array(z.string()), deletedIn: z.string(), attempt: z.number() });
type Payload = z.infer<typeof payloadShape>;

const plan = (db: Db, payload: Payload, delay = 0): Promise<void> => enqueue(db, ERASURES, { payload, delay });

/** Plans that the names which the transaction of the caller has deleted are erased from the files of the database, once it is committed [OUR-930]. */
export const planErasure = async (db: Db): Promise<void> =>
  plan(db, { left: NAMED_TABLES, deletedIn: await transactionNumber(db), attempt: 1 });

/** The job that erases deleted names from the files of the database. It repeats itself until nothing is left. */
export const eraseNamesJob = ({ db, log }: { db: Db; log: Log }) => ({
  [ERASURES]: {
    run: async (payload: unknown): Promise<void> => {
      const { left: before, deletedIn, attempt } = payloadShape.parse(payload);
      let left = before;
      let reason = 'they are in use';
      try {
        left = await rewriteTables(db, before, deletedIn);
        if (left.length === 0 && (await renewStatistics(db, NAMED_TABLES)) && (await overwriteLog(db))) return;
      } catch (error) {
        reason = describeError(error);
      }
      if (attempt >= PATIENCE) log.warn({ reason, tables: left }, 'files of the database still have deleted names');
      await plan(db, { left, deletedIn, attempt: attempt + 1 }, Math.min(1_000 * 2 ** attempt, HOUR_MS));
    },
  },
});
