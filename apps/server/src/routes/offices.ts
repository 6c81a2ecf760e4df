import { and, asc, count, eq, ilike, or } from 'drizzle-orm';
import type { Office } from '@isopter/contract';
import { officeScope } from '../auth/scope.ts';
import { office } from '../db/schema.ts';
import type { Handlers } from '../http/calls.ts';
import { notFound } from '../lib/errors.ts';
import { containing } from '../patients/search.ts';

export const officeCalls: Handlers = {
  async listOffices({ db, user, query }) {
    const pattern = containing(query.search ?? '');
    const where = and(
      officeScope(user),
      query.search
        ? or(ilike(office.name, pattern), ilike(office.city, pattern), ilike(office.streetAddress, pattern))
        : undefined,
    );
    const [rows, [total]] = await Promise.all([
      db
        .select()
        .from(office)
        .where(where)
        .orderBy(asc(office.name), asc(office.id))
        .limit(query.limit)
        .offset(query.offset),
      db.select({ count: count() }).from(office).where(where),
    ]);
    return { results: rows.map(present), count: total?.count ?? 0 };
  },

  async getOffice({ db, user, params }) {
    const [row] = await db
      .select()
      .from(office)
      .where(and(officeScope(user), eq(office.id, params.id)));
    if (!row) throw notFound();
    return present(row);
  },
};

const present = (row: typeof office.$inferSelect): Office => ({
  id: row.id,
  name: row.name,
  street_address: row.streetAddress,
  city: row.city,
  state: row.state,
  zip: row.zip,
  phone: row.phone,
  country: row.country,
});
