import { ERROR, passwordProblems, type UserWrite } from '@isopter/contract';
import { eq, sql } from 'drizzle-orm';
import { account, signInName } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { invalid, notFound } from '../../../platform/lib/errors.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { passwordFits } from './password.ts';

type Account = typeof account.$inferSelect;

/** The names a user can sign in with, and the error if another account has the same one [ERR-04]. */
const NAMES = [
  ['username', ERROR.USERNAME_TAKEN],
  ['email', ERROR.EMAIL_TAKEN],
  ['phone_number', ERROR.PHONE_TAKEN],
] as const;

/**
 * Checks what users change of themselves. Whatever changes how they sign in needs step-up authentication; only then
 * is looked at anything that tells about other accounts [OUR-578].
 * @returns the account as it was
 * @throws ApiError 400 with messages by field, with the literals the client knows [ERR-04, VAL-01, VAL-07]
 */
export async function checkOwnData(
  db: Db,
  accountId: string,
  body: UserWrite,
  requiresStepUp: () => Promise<void>,
): Promise<Account> {
  const [me] = await db.select().from(account).where(eq(account.id, accountId));
  if (!me) throw notFound();
  if (changesSignIn(me, body)) await requiresStepUp();
  const problems = { ...(await takenNames(db, accountId, body)), ...(await newPasswordProblems(me, body)) };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return me;
}

function changesSignIn(me: Account, body: UserWrite): boolean {
  const { username = me.username, email = me.email, phone_number = me.phoneNumber } = body;
  return (
    Boolean(body.password) ||
    username !== me.username ||
    email !== me.email.toLowerCase() ||
    phone_number !== me.phoneNumber
  );
}

/** Values of the names a user can sign in with. */
type Names = Partial<Record<(typeof NAMES)[number][0], string | null | undefined>>;

/**
 * Messages for the names that another account has [ERR-04].
 * @param accountId whose they are to be; null for a new account
 */
export async function takenNames(db: Db, accountId: string | null, names: Names): Promise<Record<string, string[]>> {
  const belongsToAnother = (name: string | null | undefined) =>
    sql<boolean>`exists (select 1 from ${signInName}
      where ${signInName.name} = lower(${name ?? null}) and ${signInName.accountId} is distinct from ${accountId}::uuid)`;
  const [taken] = await db
    .select({
      username: belongsToAnother(names.username),
      email: belongsToAnother(names.email),
      phone_number: belongsToAnother(names.phone_number),
    })
    .from(sql`(select 1) as nothing`);
  return Object.fromEntries(NAMES.filter(([field]) => taken?.[field]).map(([field, message]) => [field, [message]]));
}

async function newPasswordProblems(me: Account, body: UserWrite): Promise<Record<string, string[]>> {
  const { password, confirm_password } = body;
  if (!password && !confirm_password) return {};
  const problems: Record<string, string[]> = {};
  if (password !== confirm_password) problems['confirm_password'] = ['The passwords do not match.'];
  const refused = await passwordRefusal(me.passwordHash, password ?? '');
  if (refused !== undefined) problems['password'] = [refused];
  return problems;
}

/**
 * Validates a new password [VAL-01].
 * @param hash the current password's, if any
 * @returns a message, or undefined for a valid password
 */
export async function passwordRefusal(hash: string | undefined, password: string): Promise<string | undefined> {
  const lacking = passwordProblems(password);
  if (lacking.length > 0) return `The password does not satisfy the rule: ${lacking.join(', ')}.`;
  if (isCommonPassword(password)) return 'This password is too easy to guess, please use another one.';
  if (await passwordFits(hash, password)) return 'This is the password you have, please use another one.';
  return undefined;
}
