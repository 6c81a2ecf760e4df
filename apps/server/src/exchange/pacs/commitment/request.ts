import { eq } from 'drizzle-orm';
import { test } from '../../../platform/db/schema.ts';
import type { PacsConnection } from '../../../platform/db/tables/pacsTypes.ts';
import type { Db } from '../../../platform/db/store.ts';
import type { CommitmentReport } from '../../../platform/dicom/commitment.ts';
import type { PacsClient } from '../client.ts';
import { archiveOf, connectionOf } from '../configuration.ts';
import type { PacsOutcome } from '../wire.ts';
import { claimCommitment, type CommitmentRow, settleCommitment } from './store.ts';

interface Requesting {
  db: Db;
  pacs: Pick<PacsClient, 'commit'>;
  pacsSandbox?: PacsConnection | undefined;
}

/** Asks archives to confirm that they keep what they stored, and gives up those that do not answer [OUR-916]. */
export async function requestCommitments(work: Requesting, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const row = await claimCommitment(work.db, new Date());
    if (!row) return;
    const outcome = row.requested === null ? await requestOne(work, row) : 'no answer';
    await settleCommitment(work.db, row, outcome, new Date());
  }
}

async function requestOne(
  { db, pacs, pacsSandbox }: Requesting,
  { testId, transaction }: CommitmentRow,
): Promise<PacsOutcome<CommitmentReport | null>> {
  const [row] = await db.select().from(test).where(eq(test.id, testId));
  const connection = row && (await connectionOf(db, row.officeGroupId, row.pacsPoolId ?? '', pacsSandbox));
  if (!row?.pacsInstances || !connection) {
    return { result: 'refused', details: 'No PACS is set up for this pool.', mayPass: false };
  }
  return pacs.commit(archiveOf(connection), { transaction, instances: row.pacsInstances });
}
