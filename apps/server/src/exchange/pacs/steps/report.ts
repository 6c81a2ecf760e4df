import { eq } from 'drizzle-orm';
import { writeAudit } from '../../../access/auth/audit.ts';
import { isThresholdField } from '../../../clinic/tests/course/fields.ts';
import type { StepStatus, StoredInstance } from '../../../platform/db/tables/pacsTypes.ts';
import { test } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import {
  type ProcedureStep,
  procedureStepUid,
  stepBegun,
  stepEnded,
  type StepSeries,
} from '../../../platform/dicom/procedureStep.ts';
import { dicomAboutOf, type JoinedTest, joinedTests } from '../../reports/dicomAbout.ts';
import type { PacsClient } from '../client.ts';
import { connectionOf } from '../configuration.ts';
import { senderOf } from '../sender.ts';
import type { PacsOutcome } from '../wire.ts';
import { claimStep, settleStep, type StepRow, updateSteps } from './store.ts';

interface Reporting {
  db: Db;
  pacs: Pick<PacsClient, 'reportStep'>;
}

/** Reports the procedure steps of orders that began or ended (MPPS) [OUR-914]. Nothing of an examination waits for it. */
export async function reportSteps(work: Reporting, stopping: AbortSignal): Promise<void> {
  await updateSteps(work.db, new Date());
  while (!stopping.aborted) {
    const row = await claimStep(work.db, new Date());
    if (!row) return;
    // a system that has no N-CREATE of this step gets that first
    const told = row.reported === null ? 'IN_PROGRESS' : row.status;
    await settleStep(work.db, row, told, await reportOne(work, row, told), new Date());
  }
}

async function reportOne({ db, pacs }: Reporting, row: StepRow, told: StepStatus): Promise<PacsOutcome<null>> {
  const [joined] = await joinedTests(db, eq(test.id, row.testId));
  if (!joined) return { result: 'refused', details: 'The test does not exist anymore.', mayPass: false };
  const { officeGroupId, patientId } = joined.test;
  const connection = await connectionOf(db, officeGroupId, row.poolId, undefined);
  if (!connection?.mpps) {
    return { result: 'refused', details: 'No system for procedure steps is set up for this pool.', mayPass: false };
  }
  const { preferences } = await senderOf(db, officeGroupId);
  const about = dicomAboutOf(joined, preferences);
  const step = stepOf(row, joined, connection.mpps.callingAe);
  const sopInstance = procedureStepUid(step.name);
  if (told === 'IN_PROGRESS') {
    const outcome = await pacs.reportStep(connection.mpps, {
      action: 'create',
      sopInstance,
      dataSet: stepBegun(step, about),
    });
    if (outcome.result === 'done') {
      await writeAudit(db, {
        action: 'sendToPacs',
        result: 200,
        actor: 'server',
        officeGroupId,
        objectKind: 'test',
        objectIds: [row.testId],
        patientIds: patientId ? [patientId] : [],
      });
    }
    return outcome;
  }
  const stored = told === 'COMPLETED' && joined.test.run === row.run ? (joined.test.pacsInstances ?? []) : [];
  const ended = { status: told, at: row.ended!, series: seriesOf(stored, step.description) };
  return pacs.reportStep(connection.mpps, { action: 'set', sopInstance, dataSet: stepEnded(step, about, ended) });
}

function stepOf({ testId, run, started }: StepRow, { test: row }: JoinedTest, station: string): ProcedureStep {
  const { scheduledStepDescription, requestedProcedureDescription } = row.worklist?.facts ?? {};
  return {
    name: `${testId} ${run}`,
    id: `${testId.slice(0, 8)}-${run}`,
    station,
    description: scheduledStepDescription ?? requestedProcedureDescription ?? row.group,
    modality: isThresholdField(row) ? 'OPV' : 'DOC',
    started,
  };
}

/** Groups the objects that were stored by their series. */
function seriesOf(stored: readonly StoredInstance[], description: string): StepSeries[] {
  const uids = [...new Set(stored.map(({ series }) => series))];
  return uids.map((uid) => ({ uid, description, objects: stored.filter(({ series }) => series === uid) }));
}
