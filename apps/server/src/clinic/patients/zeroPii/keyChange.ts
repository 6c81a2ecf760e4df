import {
  bindingProblem,
  type EncryptedPii,
  encryptedFields,
  ERROR,
  ERROR_NAME,
  type Id,
  KEY_CHANGE_PAGE,
  type KeyChange,
  keyIdOf,
  type SealedPatient,
} from '@isopter/contract';
import { and, asc, eq, gt, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import type { Identity } from '../../../access/auth/identity.ts';
import { lockGroup } from '../../../platform/db/lockGroup.ts';
import { officeGroup, patient, patientNextPii } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { conflict, invalidField } from '../../../platform/lib/errors.ts';
import { planErasure } from '../eraseNames.ts';
import { holdKeyChecks, readKeyChecks } from './keyChecks.ts';

type User = Pick<Identity, 'officeGroupId' | 'preferences'>;

/** Patients of an office group who have ciphertexts, merged ones too. */
const haveCiphertexts = (officeGroupId: string): SQL | undefined =>
  and(
    eq(patient.officeGroupId, officeGroupId),
    eq(patient.isEncrypted, true),
    sql`jsonb_path_exists(${patient.encryptedPii}, '$.* ? (@ != null && @ != "")')`,
  );

/** Patients without ciphertext of the new key. */
const areLeft = (db: Db, officeGroupId: string): SQL | undefined =>
  and(
    haveCiphertexts(officeGroupId),
    notExists(
      db
        .select({ one: sql`1` })
        .from(patientNextPii)
        .where(eq(patientNextPii.patientId, patient.id)),
    ),
  );

const countLeft = (db: Db, officeGroupId: string): Promise<number> => db.$count(patient, areLeft(db, officeGroupId));

/** @throws ApiError 409 `ZeroPii` unless the office group is in zero-PII mode and has a key */
function requireKey({ preferences }: User, current: string | null): asserts current is string {
  if (!preferences.enable_zero_pii || keyIdOf(current) === null)
    throw conflict(ERROR_NAME.ZERO_PII, 'This office group has no key of zero-PII mode.');
}

/** @throws ApiError 409 `NoKeyChange` */
function requireNext(next: string | null): asserts next is string {
  if (next === null) throw conflict(ERROR_NAME.NO_KEY_CHANGE, 'The key is not being changed.');
}

const readState = async (db: Db, { officeGroupId }: User, next: string | null): Promise<KeyChange> => ({
  key_check: next,
  count: await db.$count(patient, haveCiphertexts(officeGroupId)),
  left: next === null ? 0 : await countLeft(db, officeGroupId),
});

/** Reads how a change of the key is. */
export async function readKeyChange(db: Db, user: User): Promise<KeyChange> {
  const { current, next } = await readKeyChecks(db, user);
  requireKey(user, current);
  return readState(db, user, next);
}

/**
 * Starts a change to the key of a key check; does nothing if this change has been started already.
 * @returns whether it was started now
 */
export async function startKeyChange(db: Db, user: User, check: string): Promise<{ state: KeyChange; isNew: boolean }> {
  await lockGroup(db, user);
  const { current, next } = await readKeyChecks(db, user);
  requireKey(user, current);
  const key = keyIdOf(check);
  if (key === null) throw invalidField('key_check', ERROR.NO_KEY_CHECK);
  if (key === keyIdOf(current)) throw invalidField('key_check', 'This is the check of the current key.');
  if (next !== null && next !== check)
    throw conflict(ERROR_NAME.KEY_CHANGE_RUNNING, 'The key is being changed to another one.');
  await writeNext(db, user, check);
  return { state: await readState(db, user, check), isNew: next === null };
}

/** Forgets the new key and what is encrypted with it. */
export async function cancelKeyChange(db: Db, user: User): Promise<void> {
  await lockGroup(db, user);
  requireNext((await readKeyChecks(db, user)).next);
  await db.delete(patientNextPii).where(eq(patientNextPii.officeGroupId, user.officeGroupId));
  await writeNext(db, user, null);
}

const writeNext = (db: Db, { officeGroupId }: User, nextKeyCheck: string | null) =>
  db.update(officeGroup).set({ nextKeyCheck }).where(eq(officeGroup.id, officeGroupId));

/** Lists patients who do not wait with the new key, a page after the last patient of the one before. */
export async function listKeyChangePatients(
  db: Db,
  user: User,
  after: Id | undefined,
): Promise<{ results: SealedPatient[]; count: number }> {
  requireNext((await readKeyChecks(db, user)).next);
  const left = areLeft(db, user.officeGroupId);
  const rows = await db
    .select({ id: patient.id, encryptedPii: patient.encryptedPii })
    .from(patient)
    .where(and(left, after === undefined ? undefined : gt(patient.id, after)))
    .orderBy(asc(patient.id))
    .limit(KEY_CHANGE_PAGE);
  const results = rows.map(({ id, encryptedPii }) => ({ id, encrypted_pii: encryptedPii ?? {} }));
  return { results, count: await countLeft(db, user.officeGroupId) };
}

/**
 * Returns whether ciphertexts can replace the stored ones when the key is changed. They name the patient, so that they
 * are no copies of another patient's.
 */
const isReplacement = (id: Id, stored: EncryptedPii, texts: EncryptedPii, key: string | null): boolean =>
  String(encryptedFields(texts)) === String(encryptedFields(stored)) && bindingProblem(id, stored, texts, key) === null;

/**
 * Stores ciphertexts of the new key in addition to the present ones.
 * @returns `known`: the patients among the sent ones whom the office group has
 */
export async function saveKeyChangePatients(
  db: Db,
  user: User,
  sent: readonly SealedPatient[],
): Promise<{ left: number; refused: Id[]; known: Id[] }> {
  const { next } = await holdKeyChecks(db, user);
  requireNext(next);
  const { officeGroupId } = user;
  const texts = new Map(sent.map(({ id, encrypted_pii }) => [id, encrypted_pii]));
  // locked: otherwise a patient could be saved between the check and the end of the call
  const rows = await db
    .select({ id: patient.id, encryptedPii: patient.encryptedPii })
    .from(patient)
    .where(and(haveCiphertexts(officeGroupId), inArray(patient.id, [...texts.keys()])))
    .orderBy(asc(patient.id))
    .for('update');
  const key = keyIdOf(next);
  const taken = rows.flatMap(({ id, encryptedPii }) => {
    const encrypted = texts.get(id);
    const isTaken = encrypted !== undefined && isReplacement(id, encryptedPii ?? {}, encrypted, key);
    return isTaken ? [{ patientId: id, officeGroupId, encryptedPii: encrypted }] : [];
  });
  if (taken.length > 0)
    await db
      .insert(patientNextPii)
      .values(taken)
      .onConflictDoUpdate({
        target: patientNextPii.patientId,
        set: { encryptedPii: sql`excluded.encrypted_pii` },
      });
  const isTaken = new Set(taken.map(({ patientId }) => patientId));
  return {
    left: await countLeft(db, officeGroupId),
    refused: [...texts.keys()].filter((id) => !isTaken.has(id)),
    known: rows.map(({ id }) => id),
  };
}

/**
 * Replaces the key and all ciphertexts at once. Calls that store ciphertexts wait for the lock of the office group, and
 * read the new key then.
 * @throws ApiError 409 `PatientsLeft` while a patient does not wait with the new key
 */
export async function finishKeyChange(db: Db, user: User): Promise<KeyChange> {
  const { officeGroupId } = user;
  await lockGroup(db, user);
  const { next } = await readKeyChecks(db, user);
  requireNext(next);
  if ((await countLeft(db, officeGroupId)) > 0)
    throw conflict(ERROR_NAME.PATIENTS_LEFT, 'Patients are not yet encrypted with the new key.');
  // in the order in which all calls lock patients
  await db.execute(sql`select count(*) from (select ${patient.id} from ${patient}
    where ${patient.officeGroupId} = ${officeGroupId} and ${patient.isEncrypted}
    order by ${patient.id} for no key update) locked`);
  // a trigger deletes the row that waited
  await db
    .update(patient)
    .set({ encryptedPii: sql`${patientNextPii.encryptedPii}`, updated: new Date() })
    .from(patientNextPii)
    .where(and(eq(patient.id, patientNextPii.patientId), eq(patientNextPii.officeGroupId, officeGroupId)));
  const key = JSON.stringify({ zero_pii_password_hash: next });
  await db
    .update(officeGroup)
    .set({ preferences: sql`${officeGroup.preferences} || ${key}::jsonb`, nextKeyCheck: null })
    .where(eq(officeGroup.id, officeGroupId));
  await planErasure(db);
  return readState(db, user, null);
}
