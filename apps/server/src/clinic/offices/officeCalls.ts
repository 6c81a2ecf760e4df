import { ERROR, type Office, type OfficeWrite, storedCountry } from '@isopter/contract';
import { and, asc, count, eq, or } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { tellOfAdmin } from '../../access/auth/letters/protectionLetters.ts';
import { officeScope } from '../../access/auth/scope.ts';
import { timezoneOf } from '../../access/auth/timezone.ts';
import { inOrderOf } from '../../platform/db/collation.ts';
import { finds } from '../../platform/db/folded.ts';
import { office } from '../../platform/db/schema.ts';
import { lockGroup } from '../../platform/db/lockGroup.ts';
import type { Db } from '../../platform/db/store.ts';
import { assignAdmin } from '../employees/assign.ts';
import type { Handlers } from '../../access/http/calls.ts';
import { invalidField, notFound } from '../../platform/lib/errors.ts';
import { removeOffice } from './remove.ts';
import { moveToTimezone } from '../schedules/moveToTimezone.ts';
import type { ClinicServices } from '../services.ts';
import { requireVersion } from '../../access/versions/requireVersion.ts';

export const officeCalls = (services: ClinicServices): Handlers => ({
  async listOffices({ db, user, query }) {
    const where = and(
      officeScope(user),
      query.search
        ? or(...[office.name, office.city, office.streetAddress].map((text) => finds(text, query.search!)))
        : undefined,
    );
    const [rows, [total]] = await Promise.all([
      db
        .select()
        .from(office)
        .where(where)
        .orderBy(asc(inOrderOf(user.preferences.app_language, office.name)), asc(office.id))
        .limit(query.limit)
        .offset(query.offset),
      db.select({ count: count() }).from(office).where(where),
    ]);
    return { results: rows.map(present), count: total?.count ?? 0 };
  },

  async getOffice({ db, user, params }) {
    return present(await read(db, user, params.id));
  },

  async createOffice({ db, user, body, concerns }) {
    // the default is a guess: the zone of the user's own office
    const guess = { timezone: await timezoneOf(db, user), timezoneConfirmed: false };
    const values = { ...guess, ...written(withCountry(body)), officeGroupId: user.officeGroupId };
    const [made] = await db.insert(office).values(values).returning();
    if (!made) throw new Error('no row was inserted');
    concerns({ objectKind: 'office', objectIds: [made.id] });
    return present(made);
  },

  async updateOffice({ db, user, params, body, concerns }) {
    await read(db, user, params.id);
    const readShown = async () => present(await read(db, user, params.id));
    await requireVersion('updateOffice', { db, user }, body, { table: office, id: params.id, read: readShown });
    const row = await read(db, user, params.id);
    const changes = written({ ...present(row), timezone: undefined, ...withCountry(body) });
    await db.update(office).set(changes).where(eq(office.id, params.id));
    if (body.timezone !== undefined && body.timezone !== row.timezone) {
      await moveToTimezone(db, params.id, body.timezone);
    }
    concerns({ objectKind: 'office', objectIds: [params.id] });
    return present(await read(db, user, params.id));
  },

  async deleteOffice({ db, user, params, concerns }) {
    await lockGroup(db, user);
    await read(db, user, params.id);
    // nothing may be assigned to it while it is deleted
    await db.select().from(office).where(eq(office.id, params.id)).for('update');
    await removeOffice(db, params.id);
    concerns({ objectKind: 'office', objectIds: [params.id] });
    return undefined;
  },

  async assignOfficeAdmin({ db, user, params, body, concerns, after }) {
    await read(db, user, params.id);
    await assignAdmin(db, user, params.id, body.employee);
    concerns({ objectKind: 'account', objectIds: [body.employee] });
    after(() => tellOfAdmin(services, body.employee, user.officeGroupId, user.accountId));
    return undefined;
  },
});

/** @throws ApiError 404 */
async function read(db: Db, user: Identity, id: string): Promise<typeof office.$inferSelect> {
  const [row] = await db
    .select()
    .from(office)
    .where(and(officeScope(user), eq(office.id, id)));
  if (!row) throw notFound();
  return row;
}

/** The country as it is stored. @throws ApiError 400 at `country` for any other text */
function withCountry<T extends Partial<OfficeWrite>>(body: T): T {
  if (body.country === undefined) return body;
  const country = storedCountry(body.country);
  if (country === undefined) throw invalidField('country', ERROR.UNKNOWN_COUNTRY);
  return { ...body, country };
}

const written = (body: OfficeWrite) => ({
  name: body.name,
  streetAddress: body.street_address,
  city: body.city,
  state: body.state,
  zip: body.zip ?? null,
  phone: body.phone,
  country: body.country,
  ...(body.timezone !== undefined && { timezone: body.timezone, timezoneConfirmed: true }),
});

const present = (row: typeof office.$inferSelect): Office => ({
  id: row.id,
  name: row.name,
  street_address: row.streetAddress,
  city: row.city,
  state: row.state,
  zip: row.zip,
  phone: row.phone,
  // the country of older offices was stored as typed
  country: storedCountry(row.country) ?? row.country,
  timezone: row.timezone,
  timezone_confirmed: row.timezoneConfirmed,
  version: row.version,
});
