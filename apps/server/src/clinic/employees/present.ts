import type { Employee, Group, InvitationStatus, UserFactor } from '@isopter/contract';
import { eq, sql } from 'drizzle-orm';
import { belongsTo } from '../../access/auth/access.ts';
import type { Identity } from '../../access/auth/identity.ts';
import { managedOffices } from '../../access/auth/scope.ts';
import { account, accountOffice, officeGroup } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { factorsOf } from './factors.ts';
import { invitationState } from './invitationState.ts';

interface Place {
  id: string;
  administers: boolean;
}

/** An account with the offices it works in. */
export interface EmployeeRow {
  id: string;
  officeGroupId: string;
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  phoneNumber: string | null;
  groups: Group[];
  doctorId: string | null;
  operatorId: string | null;
  places: Place[];
  suspended: Date | null;
  lastSignIn: Date | null;
  lockedUntil: Date | null;
  invitation: InvitationStatus | null;
  factors: UserFactor[];
  version: number;
}

const PLACES = sql<Place[]>`coalesce((select json_agg(json_build_object(
  'id', ${accountOffice.officeId}, 'administers', ${accountOffice.administers}) order by ${accountOffice.officeId})
  from ${accountOffice} where ${eq(accountOffice.accountId, account.id)}), '[]'::json)`;

/** Selects accounts, without secret columns. */
export const selectEmployees = (db: Db, hasDuo: boolean) =>
  db
    .select({
      id: account.id,
      officeGroupId: account.officeGroupId,
      firstName: account.firstName,
      lastName: account.lastName,
      username: account.username,
      email: account.email,
      phoneNumber: account.phoneNumber,
      groups: account.groups,
      doctorId: account.doctorId,
      operatorId: account.operatorId,
      places: PLACES,
      suspended: account.suspended,
      lastSignIn: account.lastSignIn,
      lockedUntil: account.lockedUntil,
      invitation: invitationState,
      factors: factorsOf(db, hasDuo),
      version: account.version,
    })
    .from(account)
    .innerJoin(officeGroup, eq(officeGroup.id, account.officeGroupId))
    .$dynamic();

/** A person as the user may see them: an office admin sees their own offices alone [ORG-07]. */
export function presentEmployee(row: EmployeeRow, user: Identity, now = new Date()): Employee {
  const own = managedOffices(user);
  const places = belongsTo(user, ['OFFICE_GROUP_ADMIN']) ? row.places : row.places.filter(({ id }) => own.includes(id));
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    username: row.username,
    email: row.email,
    phone_number: row.phoneNumber,
    offices: places.map(({ id }) => id),
    groups: row.groups,
    administrated_offices: places.flatMap(({ id, administers }) => (administers ? [id] : [])),
    suspended: row.suspended?.toISOString() ?? null,
    last_sign_in: row.lastSignIn?.toISOString() ?? null,
    locked_until: row.lockedUntil && row.lockedUntil > now ? row.lockedUntil.toISOString() : null,
    invitation: row.invitation,
    factors: row.factors,
    version: row.version,
  };
}
