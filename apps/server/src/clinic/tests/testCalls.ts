import { ERROR_NAME, isEnded } from '@isopter/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { deviceScope, testScope } from '../../access/auth/scope.ts';
import { bundleCandidates } from '../bundles/candidates.ts';
import { device, test, testPicture } from '../../platform/db/schema.ts';
import type { Handlers } from '../../access/http/calls.ts';
import { conflict, invalidField, notFound } from '../../platform/lib/errors.ts';
import { remember } from '../patients/changes.ts';
import { refreshLastTest } from '../patients/lastTest.ts';
import { requirePatient } from '../patients/require.ts';
import { patientsFoundBy } from '../patients/search.ts';
import { afterCancelling } from '../bundles/end.ts';
import { containing } from '../../platform/lib/like.ts';
import { aboutAdded } from '../patients/addFromItem.ts';
import { publishLive, publishToDevice } from '../../platform/bus/topics.ts';
import type { ClinicServices } from '../services.ts';
import { testGroups } from './ordering/catalogue.ts';
import { CONTROL_TYPES, CORRECTION_TYPES, STIMULUS_TYPES } from './choices.ts';
import { createTest } from './ordering/create.ts';
import { expectedSeconds, expectedTime } from './expected.ts';
import { findTests } from './list/find.ts';
import { deleteTests } from './lifecycle.ts';
import { externallyManaged } from './offline.ts';
import { picturesFrame, picturesOf, presentPicture } from './pictures.ts';
import { presentOne } from './present.ts';
import { testPresets } from './ordering/presets.ts';
import { about, lockTest, readTest } from './read.ts';
import { progressOf } from './states/records.ts';
import { restartTest, updateTest } from './update.ts';
import { noteVisit } from './home/visitReports.ts';

export function testCalls({ bus }: ClinicServices): Handlers {
  return {
    async listPatientTests({ db, user, query, concerns }) {
      await requirePatient(db, user, query.patient);
      concerns({ objectKind: 'test', patientIds: [query.patient] });
      const words = (query.search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
      const text = sql`lower(replace(concat_ws(' ', ${test.group}, ${test.strategy}, ${test.protocol}, ${test.status}), '_', ' '))`;
      return findTests(
        db,
        user,
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
      const ofPatients = and(
        query.patient ? eq(test.patientId, query.patient) : undefined,
        query.patient__in && inArray(test.patientId, query.patient__in),
        query.search ? inArray(test.patientId, patientsFoundBy(db, user, query.search)) : undefined,
      );
      const page = await findTests(db, user, and(testScope(user), ofPatients), query);
      concerns({ objectKind: 'test', patientIds: page.results.flatMap((one) => one.patient ?? []) });
      return page;
    },

    async createTest({ db, user, body, request, concerns, adds, after }) {
      // a visitor may only test themselves
      if (user.visit && !body.patient) throw notFound();
      const { id, added, announce } = await createTest(db, user, body);
      if (user.visit) await noteVisit(db, id, request.hostname);
      const row = await readTest(db, user, id);
      concerns(about(row));
      if (added !== null) adds(aboutAdded(added));
      after(() => announce(bus));
      return presentOne(db, row);
    },

    async getTest({ db, user, params, concerns }) {
      const row = await readTest(db, user, params.id);
      concerns(about(row));
      const [shown, expected] = await Promise.all([presentOne(db, row), expectedSeconds(db, row)]);
      return { ...shown, expected_seconds: expected };
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
        throw externallyManaged();
      }
      const announceEnd = await deleteTests(db, [row.id]);
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
      if (row.status !== 'finished') throw conflict(ERROR_NAME.TEST_NOT_FINISHED, 'Only a finished test can be moved.');
      if (user.preferences.enable_zero_pii)
        throw conflict(ERROR_NAME.ZERO_PII, 'Tests are not moved in zero-PII mode.');
      if (row.patientId === body.patient) throw invalidField('patient', 'The test belongs to this patient already.');
      const { id, officeId, bundleId, bundleIndex } = row;
      const before = { tests: [{ id, officeId, bundleId, bundleIndex }], bundles: [], customBundles: [] };
      await remember(db, user, { kind: 'move', fromId: row.patientId, toId: target.id, before });
      // A moved test leaves its bundle; whole bundles are moved with another call.
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

    async listTestPictures({ db, user, params, concerns }) {
      const row = await readTest(db, user, params.id);
      concerns(about(row));
      return (await picturesOf(db, row)).map(presentPicture);
    },

    /** A picture that is not to be kept, as of the wrong eye. Those of a test that has ended stay. */
    async deleteTestPicture({ db, user, params, concerns, after }) {
      const [found] = await db
        .select({ testId: testPicture.testId })
        .from(testPicture)
        .innerJoin(test, eq(test.id, testPicture.testId))
        .where(and(eq(testPicture.id, params.id), testScope(user)));
      if (!found) throw notFound();
      const row = await lockTest(db, user, found.testId);
      if (isEnded(row.status)) throw conflict(ERROR_NAME.TEST_ENDED, 'The test has ended.');
      concerns(about(row));
      await db.delete(testPicture).where(eq(testPicture.id, params.id));
      const frame = await picturesFrame(db, { test_id: row.id, run: row.run });
      after(() => {
        publishToDevice(bus, row.deviceId, frame);
        publishLive(bus, row.id, { type: 'test_pictures_changed', data: frame.stored });
      });
      return undefined;
    },

    async listSyncProgress({ db, user, query }) {
      const rows = await db
        .select({
          test: test.id,
          percentage: sql<number>`case when ${test.syncTo} is null then ${test.progressTotal}
            else least(100, 100.0 * ${test.deviceSeq} / ${test.syncTo}) end::float8`,
        })
        .from(test)
        .where(and(testScope(user), inArray(test.id, query.id__in)));
      return rows;
    },

    async listTestPresets({ db, user, query: { patient_id: patient }, concerns }) {
      if (patient) await requirePatient(db, user, patient);
      if (patient) concerns({ objectKind: 'test', patientIds: [patient] });
      return testPresets(db, user, patient);
    },

    async getExpectedTime({ db, user, query, concerns }) {
      const { patient_id: patient, group, strategy = null, protocol = null, eye = '' } = query;
      if (patient) await requirePatient(db, user, patient);
      if (patient) concerns({ objectKind: 'test', patientIds: [patient] });
      const { officeGroupId } = user;
      return expectedTime(db, { officeGroupId, group, strategy, protocol, eye }, patient);
    },

    async listTestGroups({ db, user, query }) {
      if (query.patient_id) await requirePatient(db, user, query.patient_id);
      const devices = await db
        .select({ appVersion: device.appVersion, capabilities: device.capabilities })
        .from(device)
        .where(deviceScope(db, user));
      const groups = testGroups(user.flags, devices);
      if (!query.custom_test_group_candidates) return groups;
      return [...groups, ...(await bundleCandidates(db, user, devices, query.patient_id))];
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
