import { randomBytes, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { and, eq } from 'drizzle-orm';
import { recoveryCode } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { lockAccount } from '../lockAccount.ts';
import { COST } from '../passwords/password.ts';

const CODES = 10;
/** Without the characters that are mistaken for one another: 0 and o, 1 and l. */
const CHARACTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join(''),
  ).join('-');

/** Codes are short, so their hash is slow. The codes of an account share a salt, so one hash finds a code. */
async function hashCode(code: string, salt: string): Promise<string> {
  const typed = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const hash = await hashRaw(typed, { ...COST, salt: Buffer.from(salt, 'base64url') });
  return hash.toString('base64url');
}

/** Returns how many recovery codes a user has left. */
export const countRecoveryCodes = (db: Db, accountId: string): Promise<number> =>
  db.$count(recoveryCode, eq(recoveryCode.accountId, accountId));

/** Creates ten recovery codes, which replace the old ones. @returns the codes, which are stored nowhere */
export async function createRecoveryCodes(db: Db, accountId: string): Promise<string[]> {
  const salt = randomBytes(16).toString('base64url');
  const codes = Array.from({ length: CODES }, newCode);
  const hashes = await Promise.all(codes.map((code) => hashCode(code, salt)));
  await db.transaction(async (tx) => {
    // the second of two requests at once replaces the codes of the first
    await lockAccount(tx, accountId);
    await removeRecoveryCodes(tx, accountId);
    await tx.insert(recoveryCode).values(hashes.map((hash) => ({ accountId, salt, hash })));
  });
  return codes;
}

/** Uses a recovery code up. @returns how many are left, or undefined if it is none of them */
export async function spendRecoveryCode(db: Db, accountId: string, code: string): Promise<number | undefined> {
  const [any] = await db
    .select({ salt: recoveryCode.salt })
    .from(recoveryCode)
    .where(eq(recoveryCode.accountId, accountId))
    .limit(1);
  if (!any) return undefined;
  const hash = await hashCode(code, any.salt);
  const used = await db
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.accountId, accountId), eq(recoveryCode.hash, hash)))
    .returning({ hash: recoveryCode.hash });
  return used.length > 0 ? countRecoveryCodes(db, accountId) : undefined;
}

export async function removeRecoveryCodes(db: Db, accountId: string): Promise<void> {
  await db.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
}
