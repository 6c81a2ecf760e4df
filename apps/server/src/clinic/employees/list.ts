import type { AppLanguage, CallInput, Employee, EmployeeState } from '@isopter/contract';
import { and, arrayContains, asc, count, desc, eq, exists, gt, inArray, isNotNull, isNull, not, or } from 'drizzle-orm';
import { type SQL, sql } from 'drizzle-orm';
import { belongsTo } from '../../access/auth/access.ts';
import type { Identity } from '../../access/auth/identity.ts';
import { foreignOffices } from '../../access/auth/offices.ts';
import { employeeScope, managedOffices } from '../../access/auth/scope.ts';
import { inOrderOf } from '../../platform/db/collation.ts';
import { finds } from '../../platform/db/folded.ts';
import { account, accountOffice, officeGroup } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { notFound } from '../../platform/lib/errors.ts';
import { factorConditions } from './factors.ts';
import { invitationState } from './invitationState.ts';
import { presentEmployee, selectEmployees } from './present.ts';

/** Filters and the order of the list of users. */
type Asked = CallInput<'exportEmployees'>['query'];

/** A person is found by their full name, either name first, by e-mail and by user name. */
const FOUND_BY = sql`concat_ws(' ', ${account.firstName}, ${account.lastName}, ${account.firstName},
  ${account.email}, ${account.username})`;

/** SQL condition: works in one of these offices; only offices that the signed-in user manages count [ORG-07]. */
function worksIn(db: Db, user: Identity, offices: readonly string[]): SQL {
  const own = managedOffices(user);
  const asked = belongsTo(user, ['OFFICE_GROUP_ADMIN']) ? offices : offices.filter((id) => own.includes(id));
  return exists(
    db
      .select({ one: sql`1` })
      .from(accountOffice)
      .where(and(eq(accountOffice.accountId, account.id), inArray(accountOffice.officeId, [...asked]))),
  );
}

const isLocked = gt(account.lockedUntil, sql`now()`);
const STATES: Readonly<Record<EmployeeState, SQL | undefined>> = {
  active: and(account.active, or(isNull(account.lockedUntil), not(isLocked))),
  suspended: isNotNull(account.suspended),
  locked: isLocked,
  never_signed_in: isNull(account.lastSignIn),
};

/** The users in reach who match the filters. @throws ApiError 404 for an office out of reach */
async function matching(db: Db, user: Identity, query: Asked, hasDuo: boolean): Promise<SQL | undefined> {
  if (query.office && (await foreignOffices(db, user, [query.office])).length > 0) throw notFound();
  const factors = factorConditions(db, hasDuo);
  return and(
    employeeScope(db, user),
    query.search ? finds(FOUND_BY, query.search) : undefined,
    query.office ? worksIn(db, user, [query.office]) : undefined,
    query.offices__in ? worksIn(db, user, query.offices__in) : undefined,
    query.group ? arrayContains(account.groups, [query.group]) : undefined,
    query.state ? STATES[query.state] : undefined,
    query.invitation ? eq(invitationState, query.invitation) : undefined,
    query.factor === 'none' ? not(or(...Object.values(factors)) ?? sql`false`) : query.factor && factors[query.factor],
  );
}

const COLUMNS: Readonly<Record<string, SQL>> = {
  email: sql`lower(${account.email})`,
  username: sql`lower(${account.username})`,
  // users who never signed in come before all others
  last_sign_in: sql`coalesce(${account.lastSignIn}, '-infinity'::timestamptz)`,
};

function orderOf({ ordering = 'last_name' }: Asked, language: AppLanguage): SQL[] {
  const [last, first] = [account.lastName, account.firstName].map((name) => inOrderOf(language, name)) as [SQL, SQL];
  const name = ordering.replace(/^-/, '');
  const column = COLUMNS[name] ?? (name === 'first_name' ? first : last);
  const asked = ordering.startsWith('-') ? desc(column) : asc(column);
  return [asked, asc(last), asc(first), asc(account.id)];
}

/** A page of the users in reach; all of them without `page`. @param hasDuo whether this server asks Duo */
export async function listEmployees(
  db: Db,
  user: Identity,
  query: Asked,
  hasDuo: boolean,
  page?: { limit: number; offset: number },
): Promise<{ results: Employee[]; count: number }> {
  const where = await matching(db, user, query, hasDuo);
  const found = selectEmployees(db, hasDuo)
    .where(where)
    .orderBy(...orderOf(query, user.preferences.app_language));
  const rows = await (page ? found.limit(page.limit).offset(page.offset) : found);
  const results = rows.map((row) => presentEmployee(row, user));
  if (!page) return { results, count: results.length };
  const [total] = await db
    .select({ count: count() })
    .from(account)
    .innerJoin(officeGroup, eq(officeGroup.id, account.officeGroupId))
    .where(where);
  return { results, count: total?.count ?? 0 };
}
