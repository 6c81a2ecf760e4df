import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { scheduleScope } from '../../access/auth/scope.ts';
import { test, testSchedule } from '../../platform/db/schema.ts';
import type { Handlers } from '../../access/http/calls.ts';
import { totalOf } from '../../access/http/paging.ts';
import { requirePatient } from '../patients/require.ts';
import { containing } from '../../platform/lib/like.ts';
import { presentSchedule, presentSchedules } from './present.ts';
import { aboutSchedule, readSchedule } from './read.ts';
import { createSchedule, updateSchedule } from './write.ts';
import { requireVersion } from '../../access/versions/requireVersion.ts';

/** Recurring tests [RECUR-05]. */
export const scheduleCalls: Handlers = {
  async createSchedule({ db, user, body, concerns }) {
    const row = await readSchedule(db, user, await createSchedule(db, user, body));
    concerns(aboutSchedule(row));
    return presentSchedule(db, row);
  },

  async listSchedules({ db, user, query, concerns }) {
    await requirePatient(db, user, query.patient);
    concerns({ objectKind: 'test_schedule', patientIds: [query.patient] });
    const words = (query.search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const text = sql`lower(replace(concat_ws(' ', ${test.group}, ${test.strategy}, ${test.protocol}), '_', ' '))`;
    const { scheduled_entity: entity } = query;
    const where = and(
      scheduleScope(user),
      eq(testSchedule.patientId, query.patient),
      entity && (entity === 'B' ? isNotNull : isNull)(testSchedule.bundleId),
      ...words.map(
        (word) => sql`exists (select 1 from ${test} where ${text} like ${containing(word)}
          and (${test.id} = ${testSchedule.testId} or ${test.bundleId} = ${testSchedule.bundleId}))`,
      ),
    );
    const rows = await db
      .select()
      .from(testSchedule)
      .where(where)
      .orderBy(asc(testSchedule.next), asc(testSchedule.id))
      .limit(query.limit)
      .offset(query.offset);
    const total = await totalOf(rows.length, query, () =>
      db.select({ count: count() }).from(testSchedule).where(where),
    );
    return { results: await presentSchedules(db, rows), count: total };
  },

  async getSchedule({ db, user, params, concerns }) {
    const row = await readSchedule(db, user, params.id);
    concerns(aboutSchedule(row));
    return presentSchedule(db, row);
  },

  async updateSchedule({ db, user, params, body, concerns }) {
    const row = await readSchedule(db, user, params.id);
    const read = () => presentSchedule(db, row);
    await requireVersion('updateSchedule', { db, user }, body, { table: testSchedule, id: row.id, read });
    concerns(aboutSchedule(row));
    return presentSchedule(db, await updateSchedule(db, row, body));
  },

  /** Ordered tests stay; no more are ordered. */
  async deleteSchedule({ db, user, params, concerns }) {
    const row = await readSchedule(db, user, params.id);
    await db.delete(testSchedule).where(eq(testSchedule.id, row.id));
    concerns(aboutSchedule(row));
    return undefined;
  },
};
