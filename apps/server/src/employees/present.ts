import type { Employee, Group } from '@isopter/contract';
import { eq, sql } from 'drizzle-orm';
import { belongsTo } from '../auth/access.ts';
import type { Identity } from '../auth/identity.ts';
import { managedOffices } from '../auth/scope.ts';
import { account, accountOffice } from '../db/schema.ts';
import type { Db } from '../db/store.ts';

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
}

const PLACES = sql<Place[]>`coalesce((select json_agg(json_build_object(
  'id', ${accountOffice.officeId}, 'administers', ${accountOffice.administers}) order by ${accountOffice.officeId})
  from ${accountOffice} where ${eq(accountOffice.accountId, account.id)}), '[]'::json)`;

/** The accounts, without what nobody may read of them. */
export const selectEmployees = (db: Db) =>
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
    })
    .from(account)
    .$dynamic();

/** A person as the user may see them: an office admin sees their own offices alone [ORG-07]. */
export function presentEmployee(row: EmployeeRow, user: Identity): Employee {
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
  };
}
