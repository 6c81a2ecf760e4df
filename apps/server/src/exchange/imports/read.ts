import { latestToday } from '@isopter/contract';
import { onBehalfOf } from '../../access/auth/worker.ts';
import type { Db } from '../../platform/db/store.ts';
import { describeError } from '../../platform/lib/aboutError.ts';
import type { Log } from '../../platform/lib/log.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { importsTopic } from '../../platform/bus/topics.ts';
import { claimImport, endImports, failImport, giveBack, type Settled } from './claim.ts';
import { settleExaminations } from './examinations.ts';
import type { ReadingFailure, ReportReader } from './reader.ts';
import { examinationsOf, isReadWell, type ReadReport, type ReadThreshold, thresholdsOf } from './reading/readReport.ts';
import { fileOf, type ImportRow } from './store.ts';
import { storedReading } from './storedReading.ts';

/** Services for reading imports. */
export interface ImportWork {
  db: Db;
  bus: Bus;
  reader: ReportReader;
  log: Log;
}

/** A file that was not read, and why. */
class NotRead extends Error {
  override name = 'NotRead';
  readonly failure: ReadingFailure;
  constructor(failure: ReadingFailure) {
    super(failure);
    this.failure = failure;
  }
}

const ROOM_MS = 5_000;

/**
 * Reads all imports that wait, one after the other: NOT_STARTED becomes IN_PROGRESS, then SUCCEEDED where a report was read
 * well enough, else FAILED, which needs review [IMP-09, SRV-06].
 */
export async function readImports(work: ImportWork, stopping: AbortSignal): Promise<void> {
  const { db } = work;
  for (const failed of await endImports(db, new Date())) tell(work, failed);
  while (!stopping.aborted) {
    const row = await claimImport(db, new Date());
    if (!row) return;
    tell(work, row);
    for (const changed of await readOne(work, row, stopping)) tell(work, changed);
  }
}

/** Notifies watching clients that an import has changed, unless it was deleted. */
function tell({ bus }: ImportWork, row: ImportRow | undefined): void {
  if (row) bus.publish(importsTopic(row.patientId), row.id);
}

async function readOne(work: ImportWork, row: ImportRow, stopping: AbortSignal): Promise<(ImportRow | undefined)[]> {
  const { db, log } = work;
  try {
    return await settleExaminations(db, row, await readingsOf(work, row));
  } catch (error) {
    const failure = error instanceof NotRead ? error.failure : undefined;
    if (stopping.aborted || failure === 'closed') return [await giveBack(db, row, new Date())];
    if (failure === 'full') return [await giveBack(db, row, new Date(), ROOM_MS)];
    log.warn({ import: row.id, attempt: row.attempts, error: describeError(error) }, 'a report could not be read');
    const isForGood = failure === 'unreadable' || failure === 'too large';
    return [await failImport(db, row, failure ?? 'unreadable', isForGood, new Date())];
  }
}

/** The stored columns of each examination of a report. */
async function readingsOf(work: ImportWork, row: ImportRow): Promise<Settled[]> {
  const { db, reader } = work;
  const outcome = await reader.read(await fileOf(db, row), latestToday(new Date()));
  if ('failure' in outcome) throw new NotRead(outcome.failure);
  const uploader = await onBehalfOf(db, row.accountId, row.officeGroupId);
  const most = uploader?.preferences.max_external_low_confidence_sensitivities ?? 0;
  const settled: Settled[] = [];
  for (const examination of examinationsOf(outcome.reading)) {
    settled.push(await settledOf(work, row, examination, most));
  }
  return settled;
}

async function settledOf(work: ImportWork, row: ImportRow, reading: ReadReport, most: number): Promise<Settled> {
  const unsure = thresholdsOf(reading).filter(({ isSure }) => !isSure);
  return {
    ...storedReading(reading),
    status: isReadWell(reading, most) ? 'SUCCEEDED' : 'FAILED',
    pictures: await picturesOf(work, row, unsure),
    pdf: await pdfOf(work, row),
  };
}

/** Cuts the unsure values out of their pages. Without pictures they are verified with the whole report. */
async function picturesOf(
  { db, reader }: ImportWork,
  row: ImportRow,
  unsure: readonly ReadThreshold[],
): Promise<Settled['pictures']> {
  if (unsure.length === 0) return [];
  const boxes = unsure.map(({ pageId, box }) => ({ page_id: pageId, box }));
  const drawn = await reader.crops(await fileOf(db, row), boxes);
  if ('failure' in drawn) throw new NotRead(drawn.failure);
  return unsure.flatMap(({ pageId, index }, place) => {
    const content = drawn.pictures[place];
    return content ? [{ pageId, index, content }] : [];
  });
}

async function pdfOf({ db, reader }: ImportWork, row: ImportRow): Promise<Uint8Array | undefined> {
  if (row.type === 'application/pdf') return undefined;
  const made = await reader.asPdf(await fileOf(db, row));
  if ('failure' in made) throw new NotRead(made.failure);
  return made.pdf ?? undefined;
}
