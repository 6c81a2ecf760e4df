import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, signedText, test } from '../../../platform/db/schema.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../../test/support/server.ts';

describe.each(ENGINES)('facts and interpretations of tests on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  let operator: Browser;
  let tests: { id: string; patient: string }[];

  beforeAll(async () => {
    server = await startServer(engine, 'large');
    doctor = await signIn(server, 'doctor');
    operator = await signIn(server, 'operator');
    tests = (await doctor.call('listTests', { query: { unread: 'true', limit: '100' } })).body.results;
  });
  afterAll(() => server.close());

  /** A finished test that no other part of this file has touched. */
  const next = () => {
    const one = tests.shift();
    if (!one) throw new Error('no finished test is left');
    return { id: one.id, patient: one.patient, params: { id: one.id } };
  };
  const auditOf = (action: string, id: string) =>
    server.store.db
      .select()
      .from(audit)
      .where(and(eq(audit.action, action), eq(audit.objectIds, [id])));

  describe('entered facts', () => {
    const FACTS = {
      od: {
        refraction: { sphere: -1.5, cylinder: -0.75, axis: 90, vertex: 12 },
        pupil: { size: 2.4, dilated: false },
        iop: { pressure: 31, method: 'GAT', time: '2026-11-22T09:30:00Z' },
        acuity: { value: 0.1, aid: 'CC' },
      },
      os: { acuity: { value: 'CF', aid: 'SC' } },
      comment: 'Ptosis taped.',
    };

    it('are nothing before the first entry [OUR-20]', async () => {
      const { params } = next();
      const { status, body } = await doctor.call('getEnteredFacts', { params });
      expect(status).toBe(200);
      expect(body).toEqual({
        od: null,
        os: null,
        comment: null,
        version: 0,
        updated: null,
        updated_by: null,
        warnings: [],
      });
    });

    it('are stored with their author, and flag unusual values [OUR-20] [OUR-21] [OUR-22]', async () => {
      const { id, patient, params } = next();
      const { status, body } = await operator.call('updateEnteredFacts', { params, body: { ...FACTS, version: 0 } });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        ...FACTS,
        version: 1,
        updated: expect.any(String),
        warnings: [
          { eye: 'OD', warning: 'PUPIL_CRITICAL' },
          { eye: 'OD', warning: 'IOP_HIGH' },
        ],
      });
      const { user } = (await operator.call('bootstrap')).body;
      expect(body.updated_by).toEqual({ id: user.id, name: `${user.first_name} ${user.last_name}` });
      expect((await doctor.call('getEnteredFacts', { params })).body).toEqual(body);
      expect(await auditOf('updateEnteredFacts', id)).toMatchObject([{ patientIds: [patient], result: 200 }]);
      expect((await auditOf('getEnteredFacts', id))[0]).toMatchObject({ patientIds: [patient] });
    });

    it('are replaced as a whole, only with the current version [OUR-22]', async () => {
      const { params } = next();
      await doctor.call('updateEnteredFacts', { params, body: { ...FACTS, version: 0 } });
      const late = await operator.call('updateEnteredFacts', { params, body: { comment: 'Mine', version: 0 } });
      expect(late).toMatchObject({ status: 409, body: { name: 'RecordChanged' } });
      expect((await doctor.call('getEnteredFacts', { params })).body).toMatchObject({ ...FACTS, version: 1 });
      const { body } = await operator.call('updateEnteredFacts', { params, body: { comment: 'Mine', version: 1 } });
      expect(body).toMatchObject({ od: null, os: null, comment: 'Mine', version: 2, warnings: [] });
    });

    it('accept one of two simultaneous first entries, and answer 409 to the other [OUR-22]', async () => {
      const { params } = next();
      const answers = await Promise.all(
        [doctor, operator].map((who, index) =>
          who.call('updateEnteredFacts', { params, body: { comment: `Entry ${index}`, version: 0 } }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    });

    it('are entered while the test runs as well [OUR-20]', async () => {
      const { id, params } = next();
      await server.store.db.update(test).set({ status: 'started' }).where(eq(test.id, id));
      const { status } = await operator.call('updateEnteredFacts', { params, body: { ...FACTS, version: 0 } });
      expect(status).toBe(200);
    });

    it('are refused at the eye of an invalid value, and change nothing [OUR-20]', async () => {
      const { params } = next();
      const od = { refraction: { sphere: 0, cylinder: 1 } };
      const { status, body } = await doctor.call('updateEnteredFacts', { params, body: { od, version: 0 } });
      expect(status).toBe(400);
      expect(body.fields).toEqual({ od: ['A cylinder needs its axis.'] });
      expect((await doctor.call('getEnteredFacts', { params })).body.version).toBe(0);
    });
  });

  describe('the interpretation', () => {
    it('is new until a doctor marks it as reviewed, even if others open it [OUR-24]', async () => {
      const { id, patient, params } = next();
      expect((await doctor.call('getTest', { params })).body.sign_off).toBe('new');
      const untouched = {
        test: id,
        status: 'new',
        draft: null,
        version: 0,
        reviewed_by: null,
        reviewed: null,
        texts: [],
      };
      expect((await operator.call('getInterpretation', { params })).body).toEqual(untouched);
      const { user } = (await doctor.call('bootstrap')).body;
      const first = (await doctor.call('reviewTest', { params })).body;
      expect(first).toMatchObject({ status: 'reviewed', reviewed_by: { id: user.id }, reviewed: expect.any(String) });
      expect((await doctor.call('reviewTest', { params })).body).toEqual(first);
      expect((await doctor.call('getTest', { params })).body.sign_off).toBe('reviewed');
      expect(await auditOf('reviewTest', id)).toMatchObject([{ patientIds: [patient] }, { patientIds: [patient] }]);
    });

    it('is written, signed and amended by doctors, and keeps every signed text [OUR-24] [OUR-25]', async () => {
      const { params } = next();
      const write = (version: number, text: string | null) =>
        doctor.call('updateInterpretation', { params, body: { version, text } });
      const sign = (version: number, text: string, who = doctor) =>
        who.call('signInterpretation', { params, body: { version, text } });
      expect((await write(0, 'Probably')).body).toMatchObject({ status: 'new', draft: 'Probably', version: 1 });
      expect((await write(0, 'Hardly')).body.name).toBe('RecordChanged');
      expect((await write(1, null)).body).toMatchObject({ draft: null, version: 2 });
      expect((await sign(1, 'Normal.')).status).toBe(409);
      expect((await sign(2, 'Normal.', operator)).status).toBe(403);
      const signed = (await sign(2, 'Normal.')).body;
      expect(signed).toMatchObject({ status: 'signed', draft: null, texts: [{ number: 0, text: 'Normal.' }] });
      const draft = (await write(signed.version, 'Arcuate')).body;
      expect(draft).toMatchObject({ status: 'signed', draft: 'Arcuate', texts: signed.texts });
      const { body } = await sign(draft.version, 'Arcuate defect of the right eye.');
      expect(body).toMatchObject({
        status: 'amended',
        draft: null,
        reviewed: signed.reviewed,
        texts: [...signed.texts, { number: 1, text: 'Arcuate defect of the right eye.' }],
      });
      expect((await doctor.call('getTest', { params })).body.sign_off).toBe('amended');
    });

    it('has the text of one of two simultaneous signatures [OUR-25]', async () => {
      const { params } = next();
      const answers = await Promise.all(
        ['One', 'Two'].map((text) => doctor.call('signInterpretation', { params, body: { version: 0, text } })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await doctor.call('getInterpretation', { params })).body.texts).toHaveLength(1);
    });

    it('that was signed cannot be changed even in the database [OUR-25]', async () => {
      const { id, params } = next();
      await doctor.call('signInterpretation', { params, body: { version: 0, text: 'Normal.' } });
      await expect(
        server.store.db.update(signedText).set({ text: 'Blind.' }).where(eq(signedText.testId, id)).execute(),
      ).rejects.toMatchObject({ cause: { message: 'signed texts are never changed' } });
      expect((await doctor.call('getInterpretation', { params })).body.texts[0].text).toBe('Normal.');
    });

    it('exists for older tests in the sample clinic', async () => {
      const { body } = await doctor.call('listTests', {
        query: { status__name__in: 'Finished', ordering: 'created', limit: '50' },
      });
      const states = new Set(body.results.map(({ sign_off }: { sign_off: string }) => sign_off));
      expect(states).toEqual(new Set(['reviewed', 'signed']));
      const { id } = body.results.find(({ sign_off }: { sign_off: string }) => sign_off === 'signed');
      const { texts } = (await doctor.call('getInterpretation', { params: { id } })).body;
      expect(texts).toMatchObject([{ number: 0, text: expect.any(String) }]);
    });

    it('is only of a finished test [OUR-24]', async () => {
      const { body } = await doctor.call('listTests', { query: { status__name__in: 'Failed', limit: '1' } });
      const params = { id: body.results[0].id };
      expect(body.results[0].sign_off).toBeNull();
      for (const name of ['getInterpretation', 'reviewTest'] as const) {
        expect((await doctor.call(name, { params })).body.name).toBe('TestNotFinished');
      }
      const { status } = await doctor.call('signInterpretation', { params, body: { version: 0, text: 'Normal.' } });
      expect(status).toBe(409);
    });

    it('is a filter of tests and of patients [OUR-26]', async () => {
      const { id, patient, params } = next();
      const ids = async (name: 'listTests' | 'listPatientTests', unread: string) =>
        (await doctor.call(name, { query: { patient, unread, limit: '100' } })).body.results.map(
          (row: { id: string }) => row.id,
        );
      const isListed = async (unread: string) =>
        (await doctor.call('listPatients', { query: { unread, id__in: patient } })).body.count === 1;
      expect(await ids('listTests', 'true')).toContain(id);
      expect([await isListed('true'), await isListed('false')]).toEqual([true, false]);
      for (const one of await ids('listPatientTests', 'true')) {
        await doctor.call('reviewTest', { params: { id: one } });
      }
      expect(await ids('listTests', 'true')).toEqual([]);
      expect(await ids('listPatientTests', 'false')).toContain(params.id);
      expect([await isListed('true'), await isListed('false')]).toEqual([false, true]);
    });
  });

  describe('the expected duration', () => {
    it('is the median of the clinic from five tests on, before that the published one [OUR-23]', async () => {
      const { id, params } = next();
      // Five tests of a kind without other tests here.
      const kind = { strategy: 'SUPRA_THRESHOLD', protocol: '24-2' } as const;
      await server.store.db.update(test).set(kind).where(eq(test.id, id));
      const expected = async () => (await doctor.call('getTest', { params })).body.expected_seconds;
      expect(await expected()).toBe(180);
      for (const minutes of [3, 4, 5, 60]) {
        const timeStart = new Date();
        const timeEnd = new Date(timeStart.getTime() + minutes * 60_000);
        await server.store.db
          .update(test)
          .set({ ...kind, timeStart, timeEnd })
          .where(eq(test.id, next().id));
      }
      await server.store.db
        .update(test)
        .set({ timeEnd: sql`${test.timeStart} + interval '6 minutes'` })
        .where(eq(test.id, id));
      expect(await expected()).toBe(300);
    });

    it('is null for a test without any known duration [OUR-23]', async () => {
      const { id, params } = next();
      await server.store.db.update(test).set({ strategy: 'KINETIC', protocol: null }).where(eq(test.id, id));
      expect((await doctor.call('getTest', { params })).body.expected_seconds).toBeNull();
    });
  });
});
