import { eq } from 'drizzle-orm';
import { writeAudit } from '../../../access/auth/audit.ts';
import { onBehalfOf } from '../../../access/auth/worker.ts';
import { test } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { describeError } from '../../../platform/lib/aboutError.ts';
import { ApiError } from '../../../platform/lib/errors.ts';
import type { Log } from '../../../platform/lib/log.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { sendDue } from '../../../clinic/tests/home/dueLetters.ts';
import { about } from '../../../clinic/tests/read.ts';
import { forgetVisitReports } from '../../../clinic/tests/home/visitReports.ts';
import { findReportedTest } from '../about.ts';
import type { ReportRenderer } from '../renderer.ts';
import { brandAt } from '../../../platform/brands/brandOf.ts';
import { optionsOf } from '../request.ts';
import { sendReport, type SentReport } from './send.ts';

/** Services for sending reports to visitors. */
export interface VisitWork {
  db: Db;
  outbox?: Outbox;
  brandsDirectory?: string;
  reports: ReportRenderer;
  log: Log;
}

/**
 * Sends visitors of the demo mode the reports of their finished tests, each once whatever number of servers run, whether or
 * not a monitor is open [DEMO-05] [OUR-536].
 * @throws when some could not be sent; they are tried again later
 */
export async function sendVisitReports(work: VisitWork, now: Date): Promise<void> {
  const { db, outbox } = work;
  await forgetVisitReports(db, now);
  const { sendLetter } = outbox ?? {};
  if (!sendLetter) return;
  await sendDue(db, 'reportDue', now, (id) => send(work, id, sendLetter));
}

async function send(work: VisitWork, id: string, sendLetter: SentReport['sendLetter']): Promise<void> {
  const { db, reports, brandsDirectory, log } = work;
  const visited = await readVisit(db, id);
  const user = visited?.createdBy && (await onBehalfOf(db, visited.createdBy, visited.officeGroupId));
  if (!user) return;
  const found = await findReportedTest(db, user, id, optionsOf(user));
  const brand = await brandAt(visited.host ?? '', brandsDirectory, log);
  try {
    await sendReport({ db, user, found, brand, reports, sendLetter });
  } catch (error) {
    // nothing was measured, or the address was removed: another attempt would fail too
    if (!(error instanceof ApiError) || ![400, 404].includes(error.status)) throw error;
    return log.warn({ test: id, error: describeError(error) }, 'the report of a visitor cannot be sent');
  }
  await writeAudit(db, {
    action: 'sendTestReport',
    result: 200,
    actor: 'server',
    officeGroupId: user.officeGroupId,
    ...about(found.test.row),
  });
}

async function readVisit(db: Db, id: string) {
  const [row] = await db
    .select({ createdBy: test.createdBy, officeGroupId: test.officeGroupId, host: test.visitHost })
    .from(test)
    .where(eq(test.id, id));
  return row;
}
