import {
  type AgentFields,
  type Id,
  NAMES_MOVE_PAGE,
  type NamesMove,
  type NamesMoveStep,
  type NamesProof,
  personalDigest,
  type ReturnedNames,
  type ServerNames,
} from '@isopter/contract';
import { and, asc, eq, gt, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Identity } from '../../../access/auth/identity.ts';
import { officeGroup, patient } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { planErasure } from '../eraseNames.ts';
import { forgetMovedCopies, forgetNames } from '../forget.ts';
import { patientProblems } from '../rules.ts';
import { searchColumns } from '../searchColumns.ts';

const NAMED_COLUMNS = [
  patient.firstName,
  patient.lastName,
  patient.dateOfBirth,
  patient.email,
  patient.phone,
  patient.ideographicName,
  patient.phoneticName,
  patient.patientIdNumber,
];

const ofGroup = ({ officeGroupId }: Pick<Identity, 'officeGroupId'>): SQL | undefined =>
  and(eq(patient.officeGroupId, officeGroupId), eq(patient.isEncrypted, false));

/** Patients of an office group whose names the server has, merged ones too. */
export const hasNames = (user: Pick<Identity, 'officeGroupId'>): SQL | undefined =>
  and(ofGroup(user), or(...NAMED_COLUMNS.map((column) => isNotNull(column))));

/** Merged patients are not listed: their names move with the last patients who have names. */
const isListed = (user: Pick<Identity, 'officeGroupId'>): SQL | undefined =>
  and(hasNames(user), isNull(patient.mergedInto));

type Row = typeof patient.$inferSelect;

const fieldsOf = (row: Row): Required<AgentFields> => ({
  first_name: row.firstName,
  last_name: row.lastName,
  date_of_birth: row.dateOfBirth,
  email: row.email,
  phone: row.phone,
  ideographic_name: row.ideographicName,
  phonetic_name: row.phoneticName,
  patient_id_number: row.patientIdNumber,
});

const columnsOf = (fields: AgentFields) => {
  const columns = {
    firstName: fields.first_name ?? null,
    lastName: fields.last_name ?? null,
    dateOfBirth: fields.date_of_birth ?? null,
    email: fields.email ?? null,
    phone: fields.phone ?? null,
    ideographicName: fields.ideographic_name ?? null,
    phoneticName: fields.phonetic_name ?? null,
    patientIdNumber: fields.patient_id_number ?? null,
  };
  return { ...columns, ...searchColumns(columns) };
};

/** Reads how a move of names is. */
export async function readNamesMove(db: Db, user: Pick<Identity, 'officeGroupId'>): Promise<NamesMove> {
  const [group] = await db
    .select({ step: officeGroup.namesMove })
    .from(officeGroup)
    .where(eq(officeGroup.id, user.officeGroupId));
  return { step: group?.step ?? null, at_server: await db.$count(patient, isListed(user)) };
}

export async function writeStep(
  db: Db,
  { officeGroupId }: Pick<Identity, 'officeGroupId'>,
  step: NamesMoveStep | null,
): Promise<void> {
  await db.update(officeGroup).set({ namesMove: step }).where(eq(officeGroup.id, officeGroupId));
}

/** Lists the names that the server has, a page after the last patient of the one before. */
export async function listServerNames(
  db: Db,
  user: Pick<Identity, 'officeGroupId'>,
  after: Id | undefined,
): Promise<{ results: ServerNames[]; count: number }> {
  const rows = await db
    .select()
    .from(patient)
    .where(and(isListed(user), after === undefined ? undefined : gt(patient.id, after)))
    .orderBy(asc(patient.id))
    .limit(NAMES_MOVE_PAGE);
  const results = rows.map((row) => ({ id: row.id, office_id: row.officeId, ...fieldsOf(row) }));
  return { results, count: await db.$count(patient, isListed(user)) };
}

/** Locks the rows of patients, in the order in which all calls lock them. */
const lockPatients = (db: Db, user: Pick<Identity, 'officeGroupId'>, ids: readonly Id[]): Promise<Row[]> =>
  db
    .select()
    .from(patient)
    .where(and(ofGroup(user), isNull(patient.mergedInto), inArray(patient.id, [...ids])))
    .orderBy(asc(patient.id))
    .for('update');

/**
 * Deletes the names of patients, and what else names them, if the digests are those of what is stored. After the last patient
 * nothing of the office group names anybody, the step ends, and a job erases the names from the database's files.
 */
export async function removeNames(
  db: Db,
  user: Pick<Identity, 'officeGroupId'>,
  proofs: readonly NamesProof[],
): Promise<{ removed: Id[]; kept: Id[] }> {
  const rows = await lockPatients(
    db,
    user,
    proofs.map(({ id }) => id),
  );
  const stored = new Map(
    await Promise.all(rows.map(async (row) => [row.id, await personalDigest(fieldsOf(row))] as const)),
  );
  const removed = proofs.filter(({ id, digest }) => stored.get(id) === digest).map(({ id }) => id);
  const kept = proofs.filter(({ id, digest }) => stored.has(id) && stored.get(id) !== digest).map(({ id }) => id);
  if (removed.length > 0) {
    await db
      .update(patient)
      .set({ ...columnsOf({}), updated: new Date() })
      .where(inArray(patient.id, removed));
    await forgetMovedCopies(db, removed);
  }
  if ((await db.$count(patient, isListed(user))) === 0) {
    await db.delete(patient).where(and(hasNames(user), isNotNull(patient.mergedInto)));
    await forgetNames(db, user.officeGroupId, 'The names were moved to the on-premises agent.');
    await writeStep(db, user, null);
    await planErasure(db);
  }
  return { removed, kept };
}

/** Stores names that come back from the agent, by the rules of the patient form. @returns what is stored now */
export async function takeNames(
  db: Db,
  user: Pick<Identity, 'officeGroupId' | 'preferences'>,
  returned: readonly ReturnedNames[],
): Promise<NamesProof[]> {
  const rows = await lockPatients(
    db,
    user,
    returned.map(({ id }) => id),
  );
  const known = new Set(rows.map(({ id }) => id));
  const { disable_pi } = user.preferences;
  const isAccepted = ({ id, ...fields }: ReturnedNames): boolean =>
    known.has(id) && Object.keys(patientProblems(null, fields, { disable_pi, enable_zero_pii: false })).length === 0;
  const accepted = returned.filter(isAccepted);
  for (const { id, ...fields } of accepted) {
    await db
      .update(patient)
      .set({ ...columnsOf(fields), updated: new Date() })
      .where(eq(patient.id, id));
  }
  const ids = accepted.map(({ id }) => id);
  const now = ids.length === 0 ? [] : await db.select().from(patient).where(inArray(patient.id, ids));
  return Promise.all(now.map(async (row) => ({ id: row.id, digest: await personalDigest(fieldsOf(row)) })));
}
