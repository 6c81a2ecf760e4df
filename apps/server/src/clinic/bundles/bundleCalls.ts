import { ERROR_NAME } from '@isopter/contract';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { bundleScope, deviceScope } from '../../access/auth/scope.ts';
import { aboutBundle, lockBundle, readBundle } from './read.ts';
import { testsOfBundle } from '../tests/ofBundle.ts';
import { createBundle } from './create.ts';
import { removeTests } from './end.ts';
import { presentBundles, presentOneBundle } from './present.ts';
import { bundleStatus } from '../tests/bundleStatus.ts';
import { systemBundles } from './system.ts';
import { device, test, testBundle } from '../../platform/db/schema.ts';
import type { Handlers } from '../../access/http/calls.ts';
import { conflict, invalidField } from '../../platform/lib/errors.ts';
import { totalOf } from '../../access/http/paging.ts';
import { remember } from '../patients/changes.ts';
import { refreshLastTest } from '../patients/lastTest.ts';
import { requirePatient } from '../patients/require.ts';
import { containing } from '../../platform/lib/like.ts';
import { aboutAdded } from '../patients/addFromItem.ts';
import type { ClinicServices } from '../services.ts';
import { requireSession } from '../technicians/current.ts';
import { findChoice } from '../tests/ordering/catalogue.ts';

/** Bundles of tests [BUND-12]. */
export function bundleCalls({ bus }: ClinicServices): Handlers {
  return {
    async createTestBundle({ db, user, body, concerns, adds, after }) {
      const { id, added, announce } = await createBundle(db, user, body);
      const row = await readBundle(db, user, id);
      concerns(aboutBundle(row));
      if (added !== null) adds(aboutAdded(added));
      after(() => announce(bus));
      const { current_test } = await presentOneBundle(db, row);
      if (!current_test) throw new Error('a new bundle has tests');
      return { id, current_test };
    },

    async listTestBundles({ db, user, query, concerns }) {
      await requirePatient(db, user, query.patient);
      concerns({ objectKind: 'test_bundle', patientIds: [query.patient] });
      const words = (query.search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
      const text = sql`lower(replace(concat_ws(' ', ${test.group}, ${test.strategy}, ${test.protocol}, ${test.status}), '_', ' '))`;
      const where = and(
        bundleScope(user),
        eq(testBundle.patientId, query.patient),
        ...words.map(
          (word) => sql`exists (select 1 from ${test} where ${test.bundleId} = ${testBundle.id}
            and ${test.deleted} is null and ${text} like ${containing(word)})`,
        ),
      );
      const rows = await db
        .select()
        .from(testBundle)
        .where(where)
        .orderBy(desc(testBundle.created), asc(testBundle.id))
        .limit(query.limit)
        .offset(query.offset);
      const total = await totalOf(rows.length, query, () =>
        db.select({ count: count() }).from(testBundle).where(where),
      );
      return { results: await presentBundles(db, rows), count: total };
    },

    async getTestBundle({ db, user, params, concerns }) {
      const row = await readBundle(db, user, params.id);
      concerns(aboutBundle(row));
      return presentOneBundle(db, row);
    },

    /** Removes the bundle with all its tests from the lists; their records are kept, as those of a deleted test. */
    async deleteTestBundle({ db, user, params, concerns, after }) {
      const row = await readBundle(db, user, params.id);
      await requireSession(db, user, row.patientId);
      const { announce } = await removeTests(db, row, 'all');
      await db.update(testBundle).set({ deleted: new Date() }).where(eq(testBundle.id, row.id));
      concerns(aboutBundle(row));
      after(() => announce(bus));
      return undefined;
    },

    /** Cancels every test that has not ended; finished ones stay, and an empty bundle is deleted [BUND-02]. */
    async cancelTestBundle({ db, user, params, concerns, after }) {
      const row = await readBundle(db, user, params.id);
      await requireSession(db, user, row.patientId);
      const { removed, announce } = await removeTests(db, row, 'open');
      if (removed === 0) throw conflict(ERROR_NAME.TEST_ENDED, 'The bundle is over.');
      concerns(aboutBundle(row));
      after(() => announce(bus));
      return undefined;
    },

    async moveTestBundle({ db, user, params, body, concerns }) {
      const row = await lockBundle(db, user, params.id);
      const target = await requirePatient(db, user, body.patient);
      if (bundleStatus(await testsOfBundle(db, row.id)) !== 'finished') {
        throw conflict(ERROR_NAME.TEST_NOT_FINISHED, 'Only a finished bundle can be moved.');
      }
      if (user.preferences.enable_zero_pii)
        throw conflict(ERROR_NAME.ZERO_PII, 'Bundles are not moved in zero-PII mode.');
      if (row.patientId === body.patient) throw invalidField('patient', 'The bundle belongs to this patient already.');
      const tests = await db
        .select({ id: test.id, officeId: test.officeId, bundleId: test.bundleId, bundleIndex: test.bundleIndex })
        .from(test)
        .where(eq(test.bundleId, row.id));
      const before = { tests, bundles: [{ id: row.id, officeId: row.officeId }], customBundles: [] };
      await remember(db, user, { kind: 'move', fromId: row.patientId, toId: target.id, before });
      const owner = { patientId: target.id, officeId: target.officeId };
      await db.update(testBundle).set(owner).where(eq(testBundle.id, row.id));
      await db.update(test).set(owner).where(eq(test.bundleId, row.id));
      const concerned = [target.id, ...(row.patientId ? [row.patientId] : [])];
      await refreshLastTest(db, concerned);
      concerns({ objectKind: 'test_bundle', objectIds: [row.id], patientIds: concerned });
      return undefined;
    },

    async listSystemBundles({ db, user }) {
      const devices = await db.select().from(device).where(deviceScope(db, user));
      // A bundle is offered where one device can do all of it: it is never taken on two.
      const offered = devices.flatMap((one) =>
        systemBundles((choice) => typeof findChoice(choice, user.flags, one) !== 'string'),
      );
      return [...new Map(offered.map((bundle) => [bundle.id, bundle])).values()];
    },
  };
}
