import {
  type CallInput,
  type Page,
  storedCountry,
  type SupportDevice,
  type SupportOffice,
  type SupportUser,
} from '@isopter/contract';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { account, device, office, officeGroup } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { totalOf } from '../../access/http/paging.ts';
import { forbidden } from '../../platform/lib/errors.ts';
import { asksFor, type GridFields, gridFilter, gridOrder } from './grid.ts';

const text = (value: SQL) => ({ kind: 'text', value }) as const;
const OFFICE_GROUP = text(sql`${officeGroup.name}`);

const USERS = {
  last_name: text(sql`${account.lastName}`),
  first_name: text(sql`${account.firstName}`),
  email: text(sql`${account.email}`),
  username: text(sql`${account.username}`),
  groups: { kind: 'list', value: sql`${account.groups}` },
  office_group: OFFICE_GROUP,
  date_joined: { kind: 'moment', value: sql`${account.created}` },
} as const satisfies GridFields;

const OFFICES = {
  name: text(sql`${office.name}`),
  office_group: OFFICE_GROUP,
  street_address: text(sql`${office.streetAddress}`),
  city: text(sql`${office.city}`),
  zip: text(sql`coalesce(${office.zip}, '')`),
  state: text(sql`${office.state}`),
  phone: text(sql`${office.phone}`),
  country: text(sql`${office.country}`),
} as const satisfies GridFields;

const DEVICES = {
  name: text(sql`${device.name}`),
  device_type: text(sql`${device.deviceType}`),
  app_version: text(sql`coalesce(${device.appVersion}, '')`),
  serial_number: text(sql`coalesce(${device.serialNumber}, '')`),
  office_group: OFFICE_GROUP,
} as const satisfies GridFields;

type UserQuery = CallInput<'listSupportUsers'>['query'];

/** The people of all office groups, as they are looked for; without a page all of them. */
export async function selectSupportUsers(
  db: Db,
  query: UserQuery,
  page?: Pick<UserQuery, 'limit' | 'offset'>,
): Promise<SupportUser[]> {
  const rows = db
    .select({ account, officeGroup: officeGroup.name })
    .from(account)
    .innerJoin(officeGroup, eq(officeGroup.id, account.officeGroupId))
    .where(and(account.active, gridFilter(USERS, query)))
    .orderBy(...gridOrder(USERS, query, ['last_name', 'first_name'], sql`${account.id}`))
    .$dynamic();
  const found = await (page ? rows.limit(page.limit).offset(page.offset) : rows);
  return found.map(({ account: { id, firstName, lastName, email, username, groups, created }, ...row }) => ({
    id,
    employee_id: id,
    first_name: firstName,
    last_name: lastName,
    email,
    username,
    groups,
    office_group: row.officeGroup,
    date_joined: created.toISOString(),
  }));
}

/**
 * A page of the people of all office groups [SUP-02].
 * @param mayAct whether the user is more than a reader, who is not told user names
 * @throws ApiError 403 for a reader who looks for user names
 */
export async function listSupportUsers(db: Db, query: UserQuery, mayAct: boolean): Promise<Page<SupportUser>> {
  if (!mayAct && asksFor(query, 'username')) throw forbidden();
  const rows = await selectSupportUsers(db, query, query);
  const total = await totalOf(rows.length, query, () =>
    db
      .select({ count: count() })
      .from(account)
      .innerJoin(officeGroup, eq(officeGroup.id, account.officeGroupId))
      .where(and(account.active, gridFilter(USERS, query))),
  );
  return { results: mayAct ? rows : rows.map((row) => ({ ...row, username: '' })), count: total };
}

/** A page of the offices of all office groups [SUP-05]. */
export async function listSupportOffices(
  db: Db,
  query: CallInput<'listSupportOffices'>['query'],
): Promise<Page<SupportOffice>> {
  const where = gridFilter(OFFICES, query);
  const rows = await db
    .select({ office, officeGroup: officeGroup.name })
    .from(office)
    .innerJoin(officeGroup, eq(officeGroup.id, office.officeGroupId))
    .where(where)
    .orderBy(...gridOrder(OFFICES, query, ['name'], sql`${office.id}`))
    .limit(query.limit)
    .offset(query.offset);
  const total = await totalOf(rows.length, query, () =>
    db
      .select({ count: count() })
      .from(office)
      .innerJoin(officeGroup, eq(officeGroup.id, office.officeGroupId))
      .where(where),
  );
  const results = rows.map(({ office: { name, streetAddress, city, zip, state, phone, country }, ...row }) => ({
    name,
    office_group: row.officeGroup,
    street_address: streetAddress,
    city,
    zip,
    state,
    phone,
    country: storedCountry(country) ?? country,
  }));
  return { results, count: total };
}

/** A page of the devices of all office groups, but those that are retired [SUP-05]. */
export async function listSupportDevices(
  db: Db,
  query: CallInput<'listSupportDevices'>['query'],
): Promise<Page<SupportDevice>> {
  const where = and(device.active, gridFilter(DEVICES, query));
  const rows = await db
    .select({ device, officeGroup: officeGroup.name })
    .from(device)
    .innerJoin(officeGroup, eq(officeGroup.id, device.officeGroupId))
    .where(where)
    .orderBy(...gridOrder(DEVICES, query, ['name'], sql`${device.id}`))
    .limit(query.limit)
    .offset(query.offset);
  const total = await totalOf(rows.length, query, () =>
    db
      .select({ count: count() })
      .from(device)
      .innerJoin(officeGroup, eq(officeGroup.id, device.officeGroupId))
      .where(where),
  );
  const results = rows.map(({ device: { id, name, deviceType, appVersion, serialNumber, userId }, ...row }) => ({
    id,
    name,
    device_type: deviceType,
    app_version: appVersion ?? '',
    serial_number: serialNumber ?? '',
    office_group: row.officeGroup,
    claimed: userId !== null,
  }));
  return { results, count: total };
}
