import type { EmployeeUpdate, EmployeeWrite, Group } from '@isopter/contract';
import { and, eq } from 'drizzle-orm';
import { mayGive, mayManage } from '../../access/auth/access.ts';
import { endSentLinks } from '../../access/auth/factors/factorReset.ts';
import type { Identity } from '../../access/auth/identity.ts';
import { foreignOffices } from '../../access/auth/offices.ts';
import { passwordRefusal, takenNames } from '../../access/auth/passwords/ownData.ts';
import { hashPassword } from '../../access/auth/passwords/password.ts';
import { employeeScope } from '../../access/auth/scope.ts';
import { forgetSsoNames } from '../../access/sso/providers.ts';
import { account } from '../../platform/db/schema.ts';
import { lockGroup } from '../../platform/db/lockGroup.ts';
import type { Db } from '../../platform/db/store.ts';
import { forbidden, invalid, invalidField, notFound } from '../../platform/lib/errors.ts';
import { newSecret } from '../../platform/lib/secret.ts';
import { requireAnotherAdmin } from './admins.ts';
import { requireVersion } from '../../access/versions/requireVersion.ts';
import { settlePlaces } from './places.ts';
import { type EmployeeRow, presentEmployee, selectEmployees } from './present.ts';
import { settleRole } from './role.ts';

const OFFICES = 'Choose offices you administer.';
const ROLE = 'You cannot give this role.';

/**
 * Reads an account in the user's reach.
 * @param hasDuo whether this server uses Duo, for the factors
 * @throws ApiError 404
 */
export async function readEmployee(db: Db, user: Identity, id: string, hasDuo: boolean): Promise<EmployeeRow> {
  const [row] = await selectEmployees(db, hasDuo).where(and(employeeScope(db, user), eq(account.id, id)));
  if (!row) throw notFound();
  return row;
}

/** Reads an account the user may change. @throws ApiError 404, 403 if its rights exceed the user's [ORG-07, OUR-110] */
export async function readToManage(db: Db, user: Identity, id: string): Promise<EmployeeRow> {
  const row = await readEmployee(db, user, id, false);
  if (!mayManage(user, row.groups)) throw forbidden('You cannot change this person.');
  return row;
}

/** An office is administered by who works there and is an office admin. */
function administeredProblem(
  administered: readonly string[],
  offices: readonly string[],
  groups: readonly Group[],
): Record<string, string[]> {
  const problem =
    administered.length > 0 && !groups.includes('OFFICE_ADMIN')
      ? 'Only an office admin administers offices.'
      : administered.some((id) => !offices.includes(id))
        ? 'Choose among the offices of this person.'
        : undefined;
  return problem === undefined ? {} : { administrated_offices: [problem] };
}

/** Returns messages by field for changes of the user `own`, or for a new user. */
async function problemsOf(
  db: Db,
  user: Identity,
  body: Omit<EmployeeUpdate, 'version'>,
  own: EmployeeRow | null,
): Promise<Record<string, string[]>> {
  const foreign = await foreignOffices(db, user, body.offices ?? []);
  const offices = body.offices ?? own?.places.map(({ id }) => id) ?? [];
  const groups = body.groups ?? own?.groups ?? [];
  const wrongRole = body.groups?.some((group) => !own?.groups.includes(group) && !mayGive(user, group));
  return {
    ...(await takenNames(db, own?.id ?? null, body)),
    ...(foreign.length > 0 && { offices: [OFFICES] }),
    ...(wrongRole && { groups: [ROLE] }),
    ...administeredProblem(body.administrated_offices ?? [], offices, groups),
  };
}

/** Returns the password an admin gives, which must be changed at the first sign-in; by default a random one. */
async function firstPassword({ password, confirm_password }: EmployeeWrite) {
  if (!password && !confirm_password) return { passwordHash: await hashPassword(newSecret()) };
  if (password !== confirm_password) throw invalidField('confirm_password', 'The passwords do not match.');
  const problem = await passwordRefusal(undefined, password ?? '');
  if (problem !== undefined) throw invalidField('password', problem);
  return { passwordHash: await hashPassword(password ?? ''), forcePasswordChange: true };
}

/** Initial values of a new account, apart from the user's personal data. */
type Beginning = Pick<typeof account.$inferInsert, 'passwordHash' | 'forcePasswordChange' | 'invited'>;

/**
 * Adds a user [ORG-06, ORG-09].
 * @param isInvited whether they get a letter with which they choose a password
 * @returns their id
 * @throws ApiError 400 with messages by field
 */
export async function createEmployee(db: Db, user: Identity, body: EmployeeWrite, isInvited: boolean): Promise<string> {
  const { password: _, confirm_password: __, ...facts } = body;
  const problems = await problemsOf(db, user, facts, null);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return addEmployee(db, user, body, { ...(await firstPassword(body)), invited: isInvited ? new Date() : null });
}

/** Adds a user whose data were validated. @returns their id */
export async function addEmployee(db: Db, user: Identity, body: EmployeeWrite, beginning: Beginning): Promise<string> {
  const groups = [...new Set(body.groups)];
  const [made] = await db
    .insert(account)
    .values({
      officeGroupId: user.officeGroupId,
      username: body.username,
      email: body.email,
      phoneNumber: body.phone_number ?? null,
      firstName: body.first_name,
      lastName: body.last_name,
      groups,
      ...beginning,
    })
    .returning({ id: account.id });
  if (!made) throw new Error('no row was inserted');
  const placing = { offices: body.offices, groups, administers: body.administrated_offices };
  await settlePlaces(db, user, { id: made.id, places: [], groups: [] }, placing);
  await settleRole(db, await readToManage(db, user, made.id), groups);
  return made.id;
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

const losesGroup = (row: EmployeeRow, groups: readonly Group[]): boolean =>
  row.groups.includes('OFFICE_GROUP_ADMIN') && !groups.includes('OFFICE_GROUP_ADMIN');

/**
 * Changes a user. Another role, more offices to administer and other sign-in names need step-up authentication
 * [AUTH-17, OUR-111].
 */
export async function updateEmployee(
  db: Db,
  user: Identity,
  id: string,
  body: EmployeeUpdate,
  requiresStepUp: () => Promise<void>,
  hasDuo: boolean,
): Promise<void> {
  await lockGroup(db, user);
  await readToManage(db, user, id);
  const read = async () => presentEmployee(await readEmployee(db, user, id, hasDuo), user);
  await requireVersion('updateEmployee', { db, user }, body, { table: account, id, read });
  const row = await readToManage(db, user, id);
  const { email = row.email, phone_number = row.phoneNumber, administrated_offices: administers } = body;
  const groups = [...new Set(body.groups ?? row.groups)];
  const isAnotherRole = !isSame(groups, row.groups);
  if (isAnotherRole && row.id === user.accountId) throw invalidField('groups', 'You cannot change your own role.');
  const administered = presentEmployee(row, user).administrated_offices;
  const areOtherRights = isAnotherRole || (administers !== undefined && !isSame(administers, administered));
  const administersMore =
    groups.includes('OFFICE_ADMIN') && body.offices?.some((id) => !row.places.some((place) => place.id === id));
  const isReachedElsewhere = email !== row.email || phone_number !== row.phoneNumber;
  const signsInByAnotherName = isReachedElsewhere || (body.username ?? row.username) !== row.username;
  if (areOtherRights || administersMore || signsInByAnotherName) await requiresStepUp();
  const problems = await problemsOf(db, user, body, row);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const names = { firstName: body.first_name ?? row.firstName, lastName: body.last_name ?? row.lastName };
  await db
    .update(account)
    .set({ ...names, username: body.username ?? row.username, email, phoneNumber: phone_number, groups })
    .where(eq(account.id, id));
  if (email !== row.email) await forgetSsoNames(db, id);
  if (isReachedElsewhere) await endSentLinks(db, id);
  if (losesGroup(row, groups)) await requireAnotherAdmin(db, row.officeGroupId, id);
  if (areOtherRights || body.offices) {
    const offices = body.offices ?? row.places.map((place) => place.id);
    await settlePlaces(db, user, row, { offices, groups, administers });
  }
  await settleRole(db, { ...row, ...names }, groups);
}
