import type { SingleEye } from '@isopter/contract';
import type { ReportOptions } from '@isopter/reports';
import type { Identity } from '../../access/auth/identity.ts';
import type { Db } from '../../platform/db/store.ts';
import { findReportedTest } from './about.ts';
import { withEarlier } from './earlier.ts';
import type { SourcedTest } from './draw/job.ts';
import type { KnownAge } from './knownAge.ts';
import { optionsOf } from './request.ts';
import { withState } from './send/send.ts';

/** The report of a test to read. */
export interface ReportQuery extends KnownAge {
  test_id: string;
  eye?: SingleEye | undefined;
}

/**
 * Reads the test of a report with its records, and the earlier ones it is compared with, as a user may see them.
 * @throws notFound
 */
export async function readReport(db: Db, user: Identity, query: ReportQuery): Promise<[SourcedTest, ReportOptions]> {
  const reader = optionsOf(user);
  const found = await findReportedTest(db, user, query.test_id, reader, query);
  const options: ReportOptions = { ...reader, timezone: found.timezone, ...(query.eye && { eye: query.eye }) };
  return [await withEarlier(db, user, await withState(db, found), options, query), options];
}
