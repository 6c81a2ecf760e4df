import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit, device, mwlQuery, office, patient, test } from '../../platform/db/schema.ts';
import { stimulus } from '../../../test/support/device.ts';
import { FAST, status } from '../../../test/support/lane.ts';
import { named, type PacsLane, POOL, startPacsLane } from '../../../test/support/dicom/pacs.ts';
import { type Browser, ENGINES } from '../../../test/support/server.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { beginSending, claimResult, settleResult } from './records.ts';

/** A code of refusal that may pass, and one that does not. */
const OUT_OF_RESOURCES = 0xa700;
const NOT_UNDERSTOOD = 0xc000;
const UNREACHED = { result: 'unreached', details: 'Nobody takes connections.' } as const;
const NO_RESOURCES = { result: 'refused', details: 'Out of resources.', mayPass: true } as const;

describe.each(ENGINES)('results for a PACS, on %s', (engine) => {
  let pacs: PacsLane;
  beforeAll(async () => (pacs = await startPacsLane(engine)));
  afterAll(() => pacs.close());
  beforeEach(() => pacs.reset());

  const statusOf = async (id: string) => (await pacs.doctor.call('getTest', { params: { id } })).body.pacs_integration;
  const becomes = (id: string, expected: string) =>
    eventually(async () => expect(await statusOf(id)).toMatchObject({ status: expected }));
  const inPool = (poolId: string | null) =>
    pacs.lane.server.store.db.update(device).set({ poolId }).where(eq(device.id, pacs.lane.deviceId));
  /** A field of one eye, measured to its end. */
  async function examined(over: object = {}): Promise<string> {
    const { order, params } = await pacs.lane.order({ ...FAST, ...over });
    pacs.lane.headset.report(order, 1, [status('started'), stimulus(1), stimulus(2, { x: 9, y: 3 })]);
    await pacs.lane.finish(order, 4);
    return params.id;
  }
  /** A worklist that answers, and an archive that does not. */
  const noArchive = () => ({
    ...pacs.sandbox.connection,
    archive: { ...pacs.sandbox.connection.worklist, port: 1 },
  });
  const uids = () => pacs.heard.map((elements) => elements['SOPInstanceUID']);

  it('sends a result to the PACS of its device’s pool automatically, and shows the state with the test (of SRV-06, LIST-10)', async () => {
    await inPool(POOL.id);
    const id = await examined();
    await becomes(id, 'AGENT_SUCCESS');
    expect(await statusOf(id)).toEqual({ status: 'AGENT_SUCCESS', details: null });
    expect(pacs.heard.map((elements) => elements['Modality'])).toEqual(['DOC', 'OPV']);
    const [report] = pacs.heard;
    expect(report).toMatchObject({ PatientID: 'A-16008', MIMETypeOfEncapsulatedDocument: 'application/pdf' });
    const rows = await pacs.lane.server.store.db.select().from(audit).where(eq(audit.action, 'sendToPacs'));
    expect(rows.map(({ objectIds }) => objectIds)).toEqual([[id]]);
  });

  it('sends nothing of a device in no pool', async () => {
    await inPool(null);
    expect(await statusOf(await examined())).toBeNull();
  });

  it('keeps the item of the worklist a test was made from, and sends the result under its numbers (of FORM-32) [OUR-334]', async () => {
    await inPool(null);
    const { db } = pacs.lane.server.store;
    // the patient of the pacs.lane is the one of the item
    const own = (await pacs.found()).results?.find((item) => item.visuall_patient_id);
    await db.update(patient).set({ patientIdNumber: own?.patient_id }).where(eq(patient.id, pacs.lane.people.patient));
    await db
      .update(patient)
      .set({ patientIdNumber: null })
      .where(eq(patient.id, own?.visuall_patient_id ?? ''));
    const id = await examined({ mwl_query_result_item: own?.id });
    await becomes(id, 'AGENT_SUCCESS');
    expect(pacs.heard.map((elements) => elements['Modality'])).toEqual(['DOC', 'OPV']);
    for (const elements of pacs.heard) {
      expect(elements).toMatchObject({
        StudyInstanceUID: own?.study_instance_uid,
        AccessionNumber: own?.accession_number,
        PatientID: own?.patient_id,
        StudyID: own?.study_id,
        ReferringPhysicianName: [{ Alphabetic: 'Rossi^Chiara' }],
        RequestAttributesSequence: [
          {
            AccessionNumber: own?.accession_number,
            RequestedProcedureID: expect.stringMatching(/^RP\d+$/) as string,
            ScheduledProcedureStepID: expect.stringMatching(/^S\d+$/) as string,
            ScheduledProtocolCodeSequence: [expect.objectContaining({ CodingSchemeDesignator: '99SAMPLE' })],
          },
        ],
      });
    }
    expect((await pacs.doctor.call('getTest', { params: { id } })).body.mwl_query_result_item).toBe(own?.id);
    // nothing is handed out in zero-PII mode
    await db.update(test).set({ pacsStatus: null }).where(eq(test.id, id));
    await pacs.setPreferences({ enable_zero_pii: true });
    await beginSending(db, [id]);
    await pacs.setPreferences({ enable_zero_pii: false });
    expect(await statusOf(id)).toBeNull();
    await beginSending(db, [id]);
    expect(await statusOf(id)).not.toBeNull();
  });

  it('adds the patient of an item with a new number, once, with the test created from it [OUR-332] [OUR-340]', async () => {
    const { db } = pacs.lane.server.store;
    const item = named((await pacs.found()).results ?? [], 'Nakamura');
    const [last, first] = (item?.patient_name ?? '').split('^');
    const { patient: _, ...people } = pacs.lane.people;
    const body = { ...people, ...FAST, status: 1, mwl_query_result_item: item?.id };
    // refused calls add no patient
    const none = await pacs.doctor.call('createTest', {
      body: { ...body, device: pacs.lane.deviceId, doctor: randomUUID() },
    });
    expect(none.status).toBe(400);
    const numbered = () =>
      db
        .select()
        .from(patient)
        .where(eq(patient.patientIdNumber, item?.patient_id ?? ''));
    expect(await numbered()).toEqual([]);

    const id = await examined({ patient: null, mwl_query_result_item: item?.id });
    const [added, ...others] = await numbered();
    expect(others).toEqual([]);
    expect(added).toMatchObject({ firstName: first, lastName: last, dateOfBirth: item?.patient_birth_date });
    expect(added).toMatchObject({ ideographicName: '中村^健', phoneticName: 'なかむら^けん' });
    expect(added?.genderId).not.toBeNull();
    expect((await pacs.doctor.call('getTest', { params: { id } })).body.patient).toBe(added?.id);
    // the PACS compares names: it gets the one that it sent, with its ideographs [OUR-451]
    await becomes(id, 'AGENT_SUCCESS');
    const own = pacs.heard.filter((one) => one['PatientID'] === item?.patient_id);
    expect(own.map((one) => one['PatientName'])).toEqual(
      own.map(() => [
        expect.objectContaining({ Alphabetic: 'Nakamura^Ken', Ideographic: '中村^健', Phonetic: 'なかむら^けん' }),
      ]),
    );
    expect(own.length).toBeGreaterThan(0);
    const rows = await db.select().from(audit).where(eq(audit.action, 'createPatient'));
    expect(rows.map(({ objectIds }) => objectIds)).toContainEqual([added?.id]);
    const again = async () => named((await pacs.found()).results ?? [], 'Nakamura');
    expect(await again()).toMatchObject({ visuall_patient_id: added?.id, can_create_patient: true });

    await examined({ patient: null, mwl_query_result_item: item?.id });
    expect(await numbered()).toHaveLength(1);

    // no match: another date of birth, a patient out of the doctor's reach, or two patients with the number
    const only = eq(patient.id, added!.id);
    const { dateOfBirth, officeId } = added!;
    const [elsewhere] = await db.select().from(office).where(ne(office.officeGroupId, added!.officeGroupId));
    await pacs.setPreferences({ enable_access_to_other_offices: false });
    for (const change of [{ dateOfBirth: '1971-03-03' }, { officeId: elsewhere!.id }]) {
      await db.update(patient).set(change).where(only);
      expect({ change, is: await again() }).toMatchObject({
        is: { visuall_patient_id: null, can_create_patient: false },
      });
      await db.update(patient).set({ dateOfBirth, officeId }).where(only);
    }
    await pacs.setPreferences({ enable_access_to_other_offices: true });
    const number = { patientIdNumber: item?.patient_id };
    await db.update(patient).set(number).where(eq(patient.id, pacs.lane.people.patient));
    expect(await again()).toMatchObject({ visuall_patient_id: null, can_create_patient: false });
    await db.update(patient).set({ patientIdNumber: 'A-16008' }).where(eq(patient.id, pacs.lane.people.patient));
  });

  it('adds the patient of an item with the bundle that is made from it as well [OUR-340]', async () => {
    const { db } = pacs.lane.server.store;
    const item = (await pacs.found()).results?.find(
      ({ can_create_patient, visuall_patient_id }) => can_create_patient && !visuall_patient_id,
    );
    const { patient: _, ...people } = pacs.lane.people;
    const { status: answered, body } = await pacs.doctor.call('createTestBundle', {
      body: {
        ...people,
        patient: null,
        device: pacs.lane.deviceId,
        test_descriptions: [{ ...FAST, language: 'en' }],
        mwl_query_result_item: item?.id,
      },
    });
    expect(answered).toBe(200);
    await pacs.lane.headset.next(({ type }) => type === 'start');
    const [made] = await db
      .select()
      .from(test)
      .innerJoin(patient, eq(patient.id, test.patientId))
      .where(eq(test.bundleId, body.id));
    const [lastName, firstName] = (item?.patient_name ?? '').split('^');
    expect(made).toMatchObject({
      test: { worklist: { accession: item?.accession_number } },
      patient: { lastName, firstName, patientIdNumber: item?.patient_id, dateOfBirth: item?.patient_birth_date },
    });
    const rows = await db.select().from(audit).where(eq(audit.action, 'createPatient'));
    expect(rows.map(({ objectIds }) => objectIds)).toContainEqual([made?.patient.id]);
    expect((await pacs.doctor.call('deleteTestBundle', { params: { id: body.id } })).status).toBe(204);
  });

  it('loses the order when the test is moved to another patient, and stores no name if names are hidden (of PAT-13)', async () => {
    await inPool(null);
    const { db } = pacs.lane.server.store;
    const item = named((await pacs.found()).results ?? [], 'Møller');
    await pacs.setPreferences({ disable_pi: true });
    const id = await examined({ patient: null, mwl_query_result_item: item?.id });
    await pacs.setPreferences({ disable_pi: false });
    const [made] = await db.select().from(test).where(eq(test.id, id));
    expect(made?.worklist).toMatchObject({ patientId: item?.patient_id, patientName: null, patientBirthDate: null });
    await becomes(id, 'AGENT_SUCCESS');
    // results of earlier tests are sent at the same time
    const report = pacs.heard.find((one) => one['AccessionNumber'] === item?.accession_number);
    expect(report).toMatchObject({ PatientID: item?.patient_id });

    pacs.heard = [];
    const { patient: other } = pacs.lane.people;
    await db.update(patient).set({ ideographicName: '翠羽^祖菲' }).where(eq(patient.id, other));
    expect((await pacs.doctor.call('moveTest', { params: { id }, body: { patient: other } })).status).toBe(204);
    await db.update(test).set({ pacsStatus: null }).where(eq(test.id, id));
    await beginSending(db, [id]);
    await becomes(id, 'AGENT_SUCCESS');
    const moved = pacs.heard.find((one) => one['SOPInstanceUID'] === report?.['SOPInstanceUID']);
    // without a name from an order it has the patient's in each script [OUR-806]
    const groups = expect.objectContaining({ Ideographic: '翠羽^祖菲' });
    expect(moved).toMatchObject({ PatientID: 'A-16008', PatientName: [groups] });
    expect(moved?.['AccessionNumber'] || '').toBe('');
    expect(moved?.['StudyInstanceUID']).not.toBe(item?.study_instance_uid);
  });

  it('refuses an unknown item, and one of another patient, at their field (of FORM-32, BUND-12) [OUR-333]', async () => {
    const other = named((await pacs.found()).results ?? [], 'Abara');
    const body = { ...pacs.lane.people, device: pacs.lane.deviceId };
    const answers = await Promise.all([
      pacs.doctor.call('createTest', { body: { status: 1, ...body, ...FAST, mwl_query_result_item: randomUUID() } }),
      pacs.doctor.call('createTest', { body: { status: 1, ...body, ...FAST, mwl_query_result_item: other?.id } }),
      pacs.doctor.call('createTestBundle', {
        body: { ...body, test_descriptions: [{ ...FAST, language: 'en' }], mwl_query_result_item: randomUUID() },
      }),
    ]);
    const old = named((await pacs.found()).results ?? [], 'Abara');
    await pacs.lane.server.store.db
      .update(patient)
      .set({ patientIdNumber: 'QY-90213' })
      .where(eq(patient.id, pacs.lane.people.patient));
    await pacs.lane.server.store.db.update(mwlQuery).set({ created: sql`now() - interval '25 hours'` });
    answers.push(
      await pacs.doctor.call('createTest', { body: { status: 1, ...body, ...FAST, mwl_query_result_item: old?.id } }),
    );
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 400, body: { fields: { mwl_query_result_item: [expect.any(String)] } } });
    }
  });

  it(
    'sends again what could not be handed over, by hand at once, as the same objects [PACS-06] (of PACS-08, PACS-11, OUR-335)',
    { tags: '@all' },
    async () => {
      await inPool(POOL.id);
      await pacs.setUp(noArchive());
      const id = await examined();
      await becomes(id, 'MESSAGE_FAILED');
      const retry = (by: Browser) => by.call('retryPacsRecord', { params: { id } });
      expect((await statusOf(id)).details).toMatch(/Nothing accepts connections/);
      pacs.refusal = OUT_OF_RESOURCES;
      await pacs.setUp(pacs.sandbox.connection);
      expect((await retry(pacs.doctor)).status).toBe(403);
      expect((await retry(pacs.oga)).status).toBe(204);
      await becomes(id, 'AGENT_FAILED');
      expect((await statusOf(id)).details).toContain('0xA700');
      const [first] = uids();
      const rowOf = async () => (await pacs.lane.server.store.db.select().from(test).where(eq(test.id, id)))[0];
      expect((await rowOf())?.pacsDue).not.toBeNull();
      pacs.refusal = NOT_UNDERSTOOD;
      expect((await retry(pacs.oga)).status).toBe(204);
      await eventually(async () => expect((await statusOf(id)).details).toContain('0xC000'));
      expect((await rowOf())?.pacsDue).toBeNull();
      pacs.refusal = undefined;
      pacs.heard = [];
      expect((await retry(pacs.oga)).status).toBe(204);
      await becomes(id, 'AGENT_SUCCESS');
      expect(uids()[0]).toBe(first);
      expect((await retry(pacs.oga)).status).toBe(409);
    },
  );

  it('retries after failures that may pass in 1, 5, 30 and 120 minutes, then only manually [OUR-335]', async () => {
    await inPool(POOL.id);
    const { db } = pacs.lane.server.store;
    const goesOn = async (id: string, outcome: typeof UNREACHED | typeof NO_RESOURCES) => {
      const stored = async () => (await db.select().from(test).where(eq(test.id, id)))[0]!;
      // of the tests before nothing is on its way
      await db.update(test).set({ pacsDue: null }).where(ne(test.id, id));
      let at = (await stored()).pacsChanged!.getTime();
      // the server takes nothing up yet: by its own clock all of it is still to come
      for (const minutes of [1, 5, 30, 120]) {
        at += minutes * 60_000;
        expect((await stored()).pacsDue?.getTime()).toBe(at);
        expect(await claimResult(db, new Date(at - 1))).toBeUndefined();
        const taken = await claimResult(db, new Date(at));
        expect(taken?.id).toBe(id);
        await settleResult(db, taken!, outcome, new Date(at));
      }
      expect(await stored()).toMatchObject({ pacsAttempts: 5, pacsDetails: outcome.details, pacsDue: null });
      expect(await claimResult(db, new Date('2126-11-20'))).toBeUndefined();
    };
    await pacs.setUp(noArchive());
    const id = await examined();
    await becomes(id, 'MESSAGE_FAILED');
    await goesOn(id, UNREACHED);
    pacs.refusal = OUT_OF_RESOURCES;
    await pacs.setUp(pacs.sandbox.connection);
    const byHand = async () => expect((await pacs.oga.call('retryPacsRecord', { params: { id } })).status).toBe(204);
    await byHand();
    await becomes(id, 'AGENT_FAILED');
    await goesOn(id, NO_RESOURCES);
    pacs.refusal = undefined;
    await byHand();
    await becomes(id, 'AGENT_SUCCESS');
  });

  const list = async (query: object = {}) =>
    (await pacs.oga.call('listPacsRecords', { query: { limit: '50', ...query } })).body;

  it('lists sent results in pages, filtered and sorted [PACS-11]', async () => {
    const { db } = pacs.lane.server.store;
    const sent = await db.$count(test, isNotNull(test.pacsStatus));
    const all = await list();
    expect(all.count).toBe(sent);
    expect(sent).toBeGreaterThan(2);
    expect(all.results[0]).toEqual({
      id: expect.any(String),
      patient_name: 'Kowalska, Zofia',
      patient: expect.objectContaining({ display_name: 'Kowalska, Zofia', is_encrypted: false, encrypted_pii: null }),
      status: 'AGENT_SUCCESS',
      test_group: FAST.test_group,
      status_changed: expect.any(String),
      commitment: null,
      procedure_step: null,
    });
    const [newest] = all.results;
    expect((await list({ limit: '1' })).results).toEqual([newest]);
    expect((await list({ limit: '1', offset: '1' })).results).toEqual([all.results[1]]);
    const names: string[] = all.results.map(({ patient_name }: { patient_name: string }) => patient_name);
    for (const [ordering, sorted] of [
      ['patient_name', names.toSorted()],
      ['-patient_name', names.toSorted().toReversed()],
    ] as const) {
      const { results } = await list({ ordering });
      expect(results.map(({ patient_name }: { patient_name: string }) => patient_name)).toEqual(sorted);
    }
    expect((await list({ ordering: 'status_changed' })).results.at(-1)).toEqual(newest);
    await db
      .update(test)
      .set({ pacsStatus: 'AGENT_FAILED' })
      .where(and(eq(test.id, newest.id)));
    expect((await list({ status: 'AGENT_FAILED' })).results).toMatchObject([{ id: newest.id }]);
    expect((await list({ ordering: 'status' })).results[0].id).toBe(newest.id);
    expect((await list({ ordering: '-status' })).results.at(-1).id).toBe(newest.id);
    const ofLane = await db.$count(test, and(isNotNull(test.pacsStatus), eq(test.patientId, pacs.lane.people.patient)));
    expect(ofLane).toBeLessThan(sent);
    expect((await list({ patient_name__icontains: 'kowalska, z' })).count).toBe(ofLane);
    expect((await list({ patient_name__icontains: 'nobody' })).count).toBe(0);
  });
});
