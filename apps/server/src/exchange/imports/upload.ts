import type { MultipartFile } from '@fastify/multipart';
import { DICOM_REFUSALS, fitForName, IMPORT_EXTENSIONS, WRONG_EXTENSION } from '@isopter/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Identity } from '../../access/auth/identity.ts';
import { patientScope } from '../../access/auth/scope.ts';
import { importedReport, importPart, patient } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { allowSlowBody } from '../../access/http/slowBodies.ts';
import { forbidden, importsBusy, invalidField } from '../../platform/lib/errors.ts';
import { inPieces, PIECE } from '../../platform/lib/pieces.ts';
import { typeOfFile } from './fileType.ts';
import { isBusy, type ReportReader } from './reader.ts';
import { fileOf, type ImportRow } from './store.ts';

/** Pieces that are stored at once. */
const BATCH = 16;
/** An upload that has not ended by then never will. */
const GIVEN_UP_MS = 60 * 60_000;

/** A report carries the name of its patient [OUR-354]. */
export const namesKeptOut = () => forbidden('Reports are not imported where names are kept out.');
const noSuchPatient = () => invalidField('patient', 'This choice does not exist.');

/** foreign_key_violation: the row's parent was deleted. */
const isOrphan = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === '23503';

type Place = Pick<ImportRow, 'patientId' | 'officeId'>;

/**
 * Streams the file of an import: the field `patient`, then the file `test_report`.
 * @throws ApiError 400 at the field that is wrong, 403 for who was encrypted meanwhile, 413 where the file is too large
 */
export async function receiveImport(
  db: Db,
  user: Identity,
  request: FastifyRequest,
  reader: ReportReader,
): Promise<ImportRow> {
  allowSlowBody(request);
  let place: Place | undefined;
  let stored: ImportRow | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file' && place && part.fieldname === 'test_report')
        stored = await store(db, user, place, part);
      else if (part.type === 'field' && part.fieldname === 'patient') place = await placeOf(db, user, part.value);
      else throw invalidField(place ? 'test_report' : 'patient', 'This field is required, in its place.');
    }
    if (!stored) throw invalidField(place ? 'test_report' : 'patient', 'This field is required.');
    if (stored.type === 'application/dicom') await requireDicom(db, stored, reader);
    return await complete(db, stored);
  } catch (error) {
    // the rest of the request is discarded, so that the client reads the error
    request.raw.unpipe();
    request.raw.resume();
    if (stored) await db.delete(importedReport).where(eq(importedReport.id, stored.id));
    throw error;
  }
}

/** @throws ApiError 400 at the file where it is not one that can be read, 503 while too many others are checked */
async function requireDicom(db: Db, row: ImportRow, reader: ReportReader): Promise<void> {
  const checked = await reader.checkDicom(await fileOf(db, row));
  if ('failure' in checked && isBusy(checked.failure)) throw importsBusy();
  const problem = 'failure' in checked ? 'damaged' : checked.problem;
  if (problem !== null) throw invalidField('test_report', DICOM_REFUSALS[problem]);
}

/**
 * Lets an upload that is there whole be read. What became of its patient meanwhile waits for that or is seen here: the file
 * of who was encrypted would stay, and that of who was merged would go along with them [OUR-411].
 */
async function complete(db: Db, { id, patientId }: ImportRow): Promise<ImportRow> {
  return db.transaction(async (tx) => {
    await requireOwner(tx, patientId);
    const begun = { status: 'NOT_STARTED', due: new Date() } as const;
    const isTheirs = and(eq(importedReport.id, id), eq(importedReport.patientId, patientId));
    const [whole] = await tx.update(importedReport).set(begun).where(isTheirs).returning();
    if (!whole) throw noSuchPatient();
    return whole;
  });
}

/** Keeps a patient who still takes reports as they are. @throws ApiError 403 for who is encrypted, 400 for who is gone */
async function requireOwner(db: Db, patientId: string): Promise<void> {
  const [owner] = await db
    .select({ isEncrypted: patient.isEncrypted, mergedInto: patient.mergedInto })
    .from(patient)
    .where(eq(patient.id, patientId))
    .for('share');
  if (owner?.isEncrypted) throw namesKeptOut();
  if (!owner || owner.mergedInto !== null) throw noSuchPatient();
}

async function placeOf(db: Db, user: Identity, id: unknown): Promise<Place> {
  const { success, data } = z.safeParse(z.uuid(), id);
  const [row] = success
    ? await db
        .select({ patientId: patient.id, officeId: patient.officeId })
        .from(patient)
        .where(and(patientScope(user), eq(patient.id, data)))
    : [];
  if (!row) throw noSuchPatient();
  return row;
}

/** Stores a file piece by piece, under a row that is in no list yet; without a trace if it does not come to its end. */
async function store(db: Db, user: Identity, place: Place, { file, filename }: MultipartFile): Promise<ImportRow> {
  let [row, number, size]: [ImportRow | undefined, number, number] = [undefined, 0, 0];
  try {
    for await (const batch of inPieces(file, PIECE * BATCH)) {
      const { id: importId } = (row ??= await begin(db, user, place, filename, batch));
      const pieces = [];
      for (let at = 0; at < batch.length; at += PIECE) {
        pieces.push({ importId, of: 'upload' as const, number, content: batch.subarray(at, at + PIECE) });
        number += 1;
      }
      await db.insert(importPart).values(pieces);
      size += batch.length;
    }
    if (!row) throw invalidField('test_report', 'The submitted file is empty.');
    await db.update(importedReport).set({ size }).where(eq(importedReport.id, row.id));
    return { ...row, size };
  } catch (error) {
    if (row) await db.delete(importedReport).where(eq(importedReport.id, row.id));
    // it went with its patient, or with what was in plain of them
    if (isOrphan(error)) await requireOwner(db, place.patientId);
    throw error;
  }
}

async function begin(db: Db, user: Identity, place: Place, filename: string, start: Uint8Array): Promise<ImportRow> {
  const type = typeOfFile(start);
  if (!type) throw invalidField('test_report', 'The file is none of PDF, JPEG, PNG and DICOM.');
  const name = fitForName(filename.split(/[/\\]/).at(-1) ?? '') || 'report';
  if (!IMPORT_EXTENSIONS[type].test(name)) throw invalidField('test_report', WRONG_EXTENSION);
  const { accountId, officeGroupId } = user;
  const due = new Date(Date.now() + GIVEN_UP_MS);
  const [row] = await db
    .insert(importedReport)
    .values({ ...place, accountId, officeGroupId, name, type, due })
    .returning();
  if (!row) throw new Error('no row was inserted');
  return row;
}
