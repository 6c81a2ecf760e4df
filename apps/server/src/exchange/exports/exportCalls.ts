import {
  attachment,
  ERROR,
  ERROR_NAME,
  type ExportParameters,
  exportProtocols,
  type ExportTask,
  isTimezone,
  today,
} from '@isopter/contract';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { Readable } from 'node:stream';
import type { Identity } from '../../access/auth/identity.ts';
import { lockAccount } from '../../access/auth/lockAccount.ts';
import { testScope } from '../../access/auth/scope.ts';
import { timezoneOf } from '../../access/auth/timezone.ts';
import { exportTask, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { partsOf } from './store.ts';
import { isNamedFor } from '../../access/preferences/named.ts';
import type { Handlers } from '../../access/http/calls.ts';
import { totalOf } from '../../access/http/paging.ts';
import { conflict, forbidden, invalid, notFound } from '../../platform/lib/errors.ts';
import { mayDownload } from '../reports/request.ts';

/** Limit of a user's unfinished exports. */
const OPEN_MAX = 10;

const SHOWN = { id: exportTask.id, status: exportTask.status, parameters: exportTask.parameters };

/** Limits exports to the user's own: a file has what its user may see. */
const ownTasks = ({ accountId, officeGroupId }: Identity) =>
  and(eq(exportTask.accountId, accountId), eq(exportTask.officeGroupId, officeGroupId));

function requireResearch({ flags }: Identity): void {
  if (!flags.research_mode) throw forbidden('This office group exports no tests.');
}

/** @throws invalid where nothing could be exported */
function requireSense({ test_strategy, test_protocol, start_date, end_date, timezone }: ExportParameters): void {
  const hasProtocol = exportProtocols(test_strategy).includes(test_protocol);
  const isRange = !start_date || !end_date || start_date <= end_date;
  const isPlace = timezone === undefined || isTimezone(timezone);
  if (hasProtocol && isRange && isPlace) return;
  throw invalid({
    ...(!hasProtocol && { test_protocol: ['This protocol of the strategy is not exported.'] }),
    ...(!isRange && { end_date: ['The end is before the start.'] }),
    ...(!isPlace && { timezone: [ERROR.UNKNOWN_TIMEZONE] }),
  });
}

async function requireRoom(db: Db, user: Identity): Promise<void> {
  await lockAccount(db, user.accountId);
  const open = await db.$count(exportTask, and(ownTasks(user), inArray(exportTask.status, ['PENDING', 'STARTED'])));
  if (open < OPEN_MAX) return;
  throw conflict(ERROR_NAME.TOO_MANY_EXPORTS, `There are ${OPEN_MAX} exports that wait already.`);
}

/** Returns whether everything in a file still exists and is in reach of the user who downloads it. */
async function isStillOpen(db: Db, user: Identity, id: string): Promise<boolean> {
  const [task] = await db
    .select({ isNamed: exportTask.isNamed, tests: sql<number>`cardinality(${exportTask.testIds})` })
    .from(exportTask)
    .where(eq(exportTask.id, id));
  if (!task || (task.isNamed && !isNamedFor(user.preferences))) return false;
  const isInside = sql`${test.id} in (select unnest(${exportTask.testIds}) from ${exportTask} where ${exportTask.id} = ${id})`;
  return (await db.$count(test, and(testScope(user), isInside))) === task.tests;
}

/** Exports of tests for research: asked for, made by a job, downloaded for some days [EXP-04, SRV-06]. */
export const exportCalls: Handlers = {
  async createExportTask({ db, user, body: { parameters }, request, concerns }) {
    requireResearch(user);
    requireSense(parameters);
    if (parameters.include_reports) mayDownload(user);
    await requireRoom(db, user);
    const { accountId, officeGroupId } = user;
    const [made] = await db
      .insert(exportTask)
      .values({ accountId, officeGroupId, parameters, host: request.hostname })
      .returning(SHOWN);
    if (!made) throw new Error('no row was inserted');
    concerns({ objectKind: 'export', objectIds: [made.id] });
    return made satisfies ExportTask;
  },

  async listExportTasks({ db, user, query }) {
    requireResearch(user);
    const where = ownTasks(user);
    const rows = await db
      .select(SHOWN)
      .from(exportTask)
      .where(where)
      .orderBy(desc(exportTask.created), desc(exportTask.id))
      .limit(query.limit)
      .offset(query.offset);
    const total = () => db.select({ count: count() }).from(exportTask).where(where);
    return { results: rows, count: await totalOf(rows.length, query, total) };
  },

  async downloadExportTask({ db, user, params, reply, concerns }) {
    requireResearch(user);
    const [task] = await db
      .select()
      .from(exportTask)
      .where(and(ownTasks(user), eq(exportTask.id, params.id), eq(exportTask.status, 'FINISHED')));
    if (!task || !(await isStillOpen(db, user, task.id))) throw notFound();
    const { test_strategy, test_protocol, include_reports } = task.parameters;
    if (include_reports) mayDownload(user);
    concerns({ objectKind: 'export', objectIds: [task.id], patientIds: task.patientIds });
    const day = today(await timezoneOf(db, user), task.created);
    const name = `export ${test_strategy} ${test_protocol} ${day}.zip`;
    void reply.header('content-disposition', attachment(name)).header('content-length', task.size ?? 0);
    return Readable.from(partsOf(db, task));
  },
};
