import { ERROR_NAME, testStatus } from '@isopter/contract';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Identity } from '../auth/identity.ts';
import { deviceScope, testScope } from '../auth/scope.ts';
import { device, test } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import type { Handlers } from '../http/calls.ts';
import { totalOf } from '../http/paging.ts';
import { conflict, invalidField, notFound } from '../lib/errors.ts';
import { refreshLastTest } from '../patients/lastTest.ts';
import { requirePatient } from '../patients/require.ts';
import { afterCancelling } from '../bundles/end.ts';
import { containing } from '../patients/search.ts';
import type { Services } from '../services.ts';
import { testGroups } from '../tests/catalogue.ts';
import { CONTROL_TYPES, CORRECTION_TYPES, STIMULUS_TYPES } from '../tests/choices.ts';
import { createTest } from '../tests/create.ts';
import { releaseDevices } from '../tests/lifecycle.ts';
import { presentOne, presentTests } from '../tests/present.ts';
import { about, readTest } from '../tests/read.ts';
import { progressOf } from '../tests/states/records.ts';
import { restartTest, updateTest } from '../tests/update.ts';

export function testCalls({ bus }: Services): Handlers {
  return {
    async listPatientTests({ db, user, query, concerns }) {
      await requirePatient(db, user, query.patient);
      concerns({ objectKind: 'test', patientIds: [query.patient] });
      const words = (query.search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
      const text = sql`lower(replace(concat_ws(' ', ${test.group}, ${test.strategy}, ${test.protocol}, ${test.status}), '_', ' '))`;
      return findTests(
        db,
        and(
          testScope(user),
          eq(test.patientId, query.patient),
          ...words.map((word) => sql`${text} like ${containing(word)}`),
        ),
        query,
      );
    },

    async listTests({ db, user, query, concerns }) {
      if (query.patient) await requirePatient(db, user, query.patient);
      const statuses = query.status__name__in?.flatMap((name) => testStatus(name) ?? []);
      const page = await findTests(
        db,
        and(
          testScope(user),
          query.patient ? eq(test.patientId, query.patient) : undefined,
          statuses ? inArray(test.status, statuses) : undefined,
        ),
        query,
      );
      concerns({ objectKind: 'test', patientIds: page.results.flatMap((one) => one.patient ?? []) });
      return page;
    },

    async createTest({ db, user, body, concerns, after }) {
      const { id, announce } = await createTest(db, user, body);
      concerns({ objectKind: 'test', objectIds: [id], patientIds: body.patient ? [body.patient] : [] });
      after(() => announce(bus));
      return presentOne(db, await readTest(db, user, id));
    },

    async getTest({ db, user, params, concerns }) {
      const row = await readTest(db, user, params.id);
      concerns(about(row));
      return presentOne(db, row);
    },

    async updateTest({ db, user, params, body, concerns, after }) {
      const row = await lockTest(db, user, params.id);
      const announce = await updateTest(db, user, row, body);
      concerns(about(row));
      after(() => announce(bus));
      return presentOne(db, await readTest(db, user, params.id));
    },

    async restartTest({ db, user, params, query, concerns, after }) {
      const row = await lockTest(db, user, params.id);
      if (query.run !== undefined && query.run < row.run) return undefined;
      const announce = await restartTest(db, row);
      concerns(about(row));
      after(() => announce(bus));
      return undefined;
    },

    /** Cancels a test that is not over and removes it from all lists; its records are kept [LIST-12]. */
    async deleteTest({ db, user, params, concerns, after }) {
      const row = await lockTest(db, user, params.id);
      if (row.offline) {
        throw conflict(ERROR_NAME.EXTERNALLY_MANAGED, 'The test is managed by a device that works offline.');
      }
      await db.update(test).set({ deleted: new Date() }).where(eq(test.id, row.id));
      const announceEnd = await releaseDevices(db, [row.id]);
      const announceNext = await afterCancelling(db, row);
      if (row.patientId) await refreshLastTest(db, [row.patientId]);
      concerns(about(row));
      after(() => {
        announceEnd(bus);
        announceNext(bus);
      });
      return undefined;
    },

    async moveTest({ db, user, params, body, concerns }) {
      const row = await lockTest(db, user, params.id);
      const target = await requirePatient(db, user, body.patient);
      if (row.status !== 'finished') throw conflict('TestNotFinished', 'Only a finished test can be moved.');
      if (user.preferences.enable_zero_pii) throw conflict('ZeroPii', 'Tests are not moved in zero-PII mode.');
      if (row.patientId === body.patient) throw invalidField('patient', 'The test belongs to this patient already.');
      // A test that was somebody else's leaves its bundle; the whole bundle has a call of its own.
      await db
        .update(test)
        .set({ patientId: target.id, officeId: target.officeId, bundleId: null, bundleIndex: null })
        .where(eq(test.id, row.id));
      const concerned = [body.patient, ...(row.patientId ? [row.patientId] : [])];
      await refreshLastTest(db, concerned);
      concerns({ objectKind: 'test', objectIds: [row.id], patientIds: concerned });
      return undefined;
    },

    async getTestProgress({ db, user, params, concerns }) {
      const row = await readTest(db, user, params.id);
      concerns(about(row));
      return progressOf(row);
    },

    async listSyncProgress({ db, user, query }) {
      const rows = await db
        .select({ test: test.id, percentage: test.progressTotal })
        .from(test)
        .where(and(testScope(user), inArray(test.id, query.id__in)));
      return rows;
    },

    async listTestGroups({ db, user, query }) {
      if (query.patient_id) await requirePatient(db, user, query.patient_id);
      const devices = await db
        .select({ appVersion: device.appVersion, capabilities: device.capabilities })
        .from(device)
        .where(deviceScope(db, user));
      return testGroups(user.flags, devices);
    },

    async listTestLanguages({ db, user, query }) {
      if (query.patient_id) await requirePatient(db, user, query.patient_id);
      const devices = await db.select({ capabilities: device.capabilities }).from(device).where(deviceScope(db, user));
      const codes = new Set(devices.flatMap(({ capabilities }) => capabilities?.output_languages ?? []));
      const names = new Intl.DisplayNames('en', { type: 'language' });
      return [...codes].map((code) => ({ code, name: names.of(code) ?? code }));
    },

    listControlTypes: () => Promise.resolve([...CONTROL_TYPES]),
    listCorrectionTypes: () => Promise.resolve([...CORRECTION_TYPES]),
    listStimulusTypes: () => Promise.resolve([...STIMULUS_TYPES]),
  };
}

type TestRow = typeof test.$inferSelect;

async function lockTest(db: Db, user: Identity, id: string): Promise<TestRow> {
  const [row] = await db
    .select()
    .from(test)
    .where(and(testScope(user), eq(test.id, id)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

async function findTests(db: Db, where: SQL | undefined, page: { limit: number; offset: number }) {
  const rows = await db
    .select()
    .from(test)
    .where(where)
    .orderBy(desc(test.created), asc(test.id))
    .limit(page.limit)
    .offset(page.offset);
  const total = await totalOf(rows.length, page, () => db.select({ count: count() }).from(test).where(where));
  return { results: await presentTests(db, rows), count: total };
}
