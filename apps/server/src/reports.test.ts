import { series as measured } from '@isopter/recordings/perimetry';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallName } from '@isopter/contract';
import { type DataSet, parseDicom } from 'dicom-parser';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { device, gender, officeGroup, patient, person, test, testBundle, testRecord } from './db/schema.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from './fakes/server.ts';

const START = Date.UTC(2010, 0, 1, 12);
const DAY = 24 * 3600 * 1000;

/** A DICOM file as another author's parser reads it. */
const parsed = (bytes: Uint8Array): DataSet => parseDicom(new Uint8Array(bytes));

describe.each(ENGINES)('reports on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  let patientId: string;

  beforeAll(async () => {
    server = await startServer(engine, 40);
    doctor = await signIn(server, 'doctor');
    patientId = (await doctor.call('listPatients')).body.results[0].id;
    await server.store.db.delete(test).where(eq(test.patientId, patientId));
    // the person the series was measured on was 64 at its beginning
    await server.store.db.update(patient).set({ dateOfBirth: '1946-01-01' }).where(eq(patient.id, patientId));
  });
  afterAll(() => server.close());

  /** A finished field as a device would have reported it. */
  async function addField(eye: 'OD' | 'OS', day: number, thresholds: readonly number[], over: object = {}) {
    const { db } = server.store;
    const [owner] = await db.select().from(patient).where(eq(patient.id, patientId));
    const [anyDevice] = await db.select().from(device).where(eq(device.officeGroupId, owner!.officeGroupId));
    const [anyDoctor] = await db.select().from(person).where(eq(person.officeGroupId, owner!.officeGroupId));
    const [row] = await db
      .insert(test)
      .values({
        officeGroupId: owner!.officeGroupId,
        officeId: owner!.officeId,
        patientId,
        deviceId: anyDevice!.id,
        doctorId: anyDoctor!.id,
        status: 'finished',
        group: 'PERIMETRY',
        strategy: 'FULL_THRESHOLD',
        protocol: '24-2',
        eye,
        options: { goldman_size: 3 } as never,
        timeStart: new Date(START + day * DAY),
        ...over,
      })
      .returning();
    await db.insert(testRecord).values(
      thresholds.map((threshold, i) => ({
        testId: row!.id,
        run: 1,
        seq: i + 1,
        seqNum: i + 1,
        type: 'new_stimuli',
        data: {
          eye,
          index: i + 1,
          x: (eye === 'OS' ? -1 : 1) * measured.points[i]![0],
          y: measured.points[i]![1],
          viewed: threshold >= 0,
          threshold,
          response_time: 0.4,
          is_blind_spot: false,
          has_good_fixation: true,
          false_positive: false,
          false_negative: false,
          region_no: 0,
        },
      })),
    );
    return row!.id;
  }

  const trend = async (query: object = {}) =>
    doctor.call('getTrendAnalysis', { query: { patient_id: patientId, timezone: 'Europe/Madrid', ...query } });

  it('has no trend of a patient without fields', async () => {
    expect((await trend()).status).toBe(404);
  });

  it('says so when there are too few tests for a slope [REP-05]', async () => {
    const { fields } = measured.eyes.find(({ eye }) => eye === 'OS')!;
    for (const { day, thresholds } of fields.slice(0, 2)) await addField('OS', day, thresholds);
    const { status, body } = await trend();
    expect(status).toBe(200);
    expect(body.includes('A slope needs at least three tests')).toBe(true);
  });

  it('draws MD and VFI of real fields over fifteen years with their slopes [REP-05]', async () => {
    for (const { eye, fields } of measured.eyes)
      for (const { day, thresholds } of eye === 'OS' ? fields.slice(2) : fields) await addField(eye, day, thresholds);
    await addField('OD', 100, measured.eyes[0]!.fields[0]!.thresholds, { protocol: '30-2' });
    await addField('OD', 101, [20, 20, 20]);
    const { status, body } = await trend();
    expect(status).toBe(200);
    // a slope of −0.164 dB a year, found by SciPy too; age is counted by the date of birth here
    for (const said of ['OD 27', 'OS 15', '−0.16 dB per year', '−0.24 dB per year', '&lt; 0.001', 'Left out: 30-2 (1)'])
      expect([said, body.includes(said)]).toEqual([said, true]);
    expect(body.includes('fields without indices (1)')).toBe(true);
    expect(body.match(/<figure/g)).toHaveLength(4);
    expect(/<script|NaN|undefined/.test(body)).toBe(false);
  });

  it('answers in the report language, and refuses what it does not know [REP-07, SRV-07]', async () => {
    expect((await trend({ timezone: 'Mars/Olympus' })).status).toBe(400);
    const stranger = { patient_id: '00000000-0000-4000-8000-000000000000' };
    expect((await doctor.call('getTrendAnalysis', { query: stranger })).status).toBe(404);
    // what an office group's reports are written in is its admin's to say
    const admin = await signIn(server, 'oga');
    await admin.call('updatePreferences', { body: { report_language: 'es' } });
    expect((await trend()).body.includes('Evolución del campo visual')).toBe(true);
    await admin.call('updatePreferences', { body: { report_language: 'en' } });
  });

  it('writes names, days, times and the gender as screens do, and names the file by them [PREF-08, OUR-50, OUR-53, OUR-54]', async () => {
    const { db } = server.store;
    const [woman] = await db.select().from(gender).where(eq(gender.name, 'Female'));
    const of = { firstName: 'Ana', lastName: 'Núñez', patientIdNumber: 'N-7', genderId: woman!.id };
    await db.update(patient).set(of).where(eq(patient.id, patientId));
    const { fields } = measured.eyes.find(({ eye }) => eye === 'OD')!;
    const test_id = await addField('OD', 3, fields[0]!.thresholds);
    const query = { test_id, timezone: 'Europe/Madrid' };
    const page = (await doctor.call('getTestReport', { query })).body;
    // started at noon UTC of 4 January
    for (const said of ['Núñez, Ana', '01/01/1946', '01/04/2010, 1:00', 'Female'])
      expect([said, page.includes(said)]).toEqual([said, true]);
    expect(page).not.toMatch(/Jan \d|Ana Núñez/);
    const saved = async (): Promise<unknown> =>
      (await server.app.inject({ url: '/api/reports/test-result/pdf/', query, cookies: doctor.cookies })).headers[
        'content-disposition'
      ];
    expect(await saved()).toMatch(/filename="Nunez, Ana, [^"]+, 2010-01-04 13\.00\.pdf"; filename\*=UTF-8''N%C3%BA/);

    const [owner] = await db.select().from(patient).where(eq(patient.id, patientId));
    const [group] = await db.select().from(officeGroup).where(eq(officeGroup.id, owner!.officeGroupId));
    const set = (preferences: object) =>
      db
        .update(officeGroup)
        .set({ preferences: { ...group!.preferences, ...preferences } })
        .where(eq(officeGroup.id, group!.id));
    await set({ report_language: 'es', date_format: 'D/M/YYYY', time_format: '24H', disable_pi: true });
    const spanish = (await doctor.call('getTestReport', { query })).body;
    for (const said of ['N-7', '4/1/2010, 13:00', 'Femenino'])
      expect([said, spanish.includes(said)]).toEqual([said, true]);
    expect(spanish).not.toMatch(/Núñez|1\/1\/1946/);
    expect(await saved()).toMatch(/filename="N-7, .*2010-01-04 13\.00\.pdf"/);
    expect((await trend()).body).toContain('4/1/2010');
    await set({});
    await db.delete(test).where(eq(test.id, test_id));
  });

  it('compares a field with the newest earlier one that nobody took out [OUR-61]', async () => {
    const { fields } = measured.eyes.find(({ eye }) => eye === 'OS')!;
    const [first, second, third] = await Promise.all(
      [9000, 9100, 9200].map((day, i) => addField('OS', day, fields[i]!.thresholds)),
    );
    const report = async (test_id: string): Promise<string> =>
      (await doctor.call('getTestReport', { query: { test_id, timezone: 'UTC' } })).body.replaceAll(
        /[\u2066-\u2069]/g,
        '',
      );
    expect(await report(third!)).toContain('12/01/2034, same test');
    await doctor.call('updateFieldExclusion', {
      params: { id: second!, eye: 'OS' },
      body: { version: 0, reason: 'FATIGUE' },
    });
    const page = await report(third!);
    expect(page).toContain('08/23/2034, same test');
    expect(page).not.toContain('12/01/2034');
    expect(await report(first!)).toContain('Previous field');
    await server.store.db.delete(test).where(inArray(test.id, [first!, second!, third!]));
  });

  const dicom = async (query: Record<string, string>) => {
    const { rawPayload, statusCode } = await server.app.inject({
      url: '/api/reports/test-result/dicom/',
      query: { timezone: 'Europe/Madrid', ...query },
      cookies: doctor.cookies,
    });
    return { status: statusCode, bytes: rawPayload };
  };

  it('puts the report of a test into a DICOM object [REP-01]', async () => {
    const { fields } = measured.eyes[0]!;
    const test_id = await addField('OD', 6000, fields[0]!.thresholds, {
      timeEnd: new Date(START + 6000 * DAY + 300_000),
    });
    const { status, bytes } = await dicom({ test_id });
    expect(status).toBe(200);
    const data = parsed(bytes);
    expect(data.string('x00080016')).toBe('1.2.840.10008.5.1.4.1.1.104.1');
    expect(data.string('x00420012')).toBe('application/pdf');
    const { dataOffset, length } = data.elements['x00420011']!;
    expect(bytes.subarray(dataOffset, dataOffset + 4).toString()).toBe('%PDF');
    expect(length % 2).toBe(0);
    expect(data.string('x00100010')).toMatch(/^\S+\^\S+$/);
    expect(data.string('x00080020')).toBe('20260606');
    await server.store.db.update(test).set({ deleted: new Date() }).where(eq(test.id, test_id));
  });

  it('writes the measurements of an eye where the office wants them [REP-10]', async () => {
    await doctor.call('updatePreferences', { body: { enable_opv_dicom: true } });
    const { fields } = measured.eyes[1]!;
    const test_id = await addField('OS', 6000, fields[0]!.thresholds, {
      timeEnd: new Date(START + 6000 * DAY + 300_000),
    });
    const { status, bytes } = await dicom({ test_id, eye: 'OS' });
    expect(status).toBe(200);
    const data = parsed(bytes);
    expect(data.string('x00080016')).toBe('1.2.840.10008.5.1.4.1.1.80.1');
    expect(data.string('x00240113')).toBe('L');
    // all records came at once, so that the time of the whole test is all there is
    expect(data.float('x00240088')).toBeCloseTo(300, 3);
    const points = data.elements['x00240089']!.items!.map(({ dataSet }) => dataSet!);
    // the two locations in the blind spot have no norm
    expect(points).toHaveLength(52);
    const first = points.find((point) => point.float('x00240090') === 9 && point.float('x00240091') === 21)!;
    expect(first.float('x00240094')).toBe(fields[0]!.thresholds[0]);
    const normals = data.elements['x00240064']!.items![0]!.dataSet!;
    expect(normals.float('x00240066')).toBeGreaterThan(-6);
    expect(normals.string('x00240306')).toBe('SUNY-IU 24-2');
    expect((await dicom({ test_id, eye: 'OD' })).status).toBe(404);
    await server.store.db.update(test).set({ deleted: new Date() }).where(eq(test.id, test_id));
    await doctor.call('updatePreferences', { body: { enable_opv_dicom: false } });
  });

  it('answers with the measurements of both eyes where none is asked for, each with its own time [OUR-09]', async () => {
    await doctor.call('updatePreferences', { body: { enable_opv_dicom: true } });
    const { db } = server.store;
    const { thresholds } = measured.eyes[0]!.fields[0]!;
    const options = { goldman_size: 5 } as never;
    const test_id = await addField('OD', 6001, thresholds, { eye: '', options });
    const recorded = await db.select().from(testRecord).where(eq(testRecord.testId, test_id));
    const start = START + 6001 * DAY;
    for (const { seq, data } of recorded) {
      const at = new Date(start + 2000 * seq);
      await db
        .update(testRecord)
        .set({ at })
        .where(and(eq(testRecord.testId, test_id), eq(testRecord.seq, seq)));
      // the left eye is tested after it, half as fast, with a pause of five minutes before its last answer
      const late = 1000 + 4 * seq + (seq === recorded.length ? 300 : 0);
      const other = { testId: test_id, run: 1, seq: seq + 100, seqNum: seq + 100, type: 'new_stimuli' };
      await db
        .insert(testRecord)
        .values({ ...other, at: new Date(start + 1000 * late), data: { ...data, eye: 'OS', x: -Number(data['x']) } });
    }
    const { headers, rawPayload } = await server.app.inject({
      url: '/api/reports/test-result/dicom/',
      query: { timezone: 'UTC', test_id },
      cookies: doctor.cookies,
    });
    const [, boundary] = /^multipart\/related; type="application\/dicom"; boundary="(.+)"$/.exec(
      String(headers['content-type']),
    )!;
    expect(headers['content-disposition']).toBeUndefined();
    const objects = rawPayload
      .toString('latin1')
      .split(`--${boundary}`)
      .slice(1, -1)
      .map((part) => parsed(Buffer.from(part.slice(part.indexOf('\r\n\r\n') + 4, -2), 'latin1')));
    expect(objects.map((data) => data.string('x00240113'))).toEqual(['R', 'L']);
    expect(objects.map((data) => data.float('x00240088'))).toEqual([2 * 53, 4 * 52]);
    expect(objects.map((data) => data.uint16('x00240038'))).toEqual([54, 54]);
    expect(new Set(objects.map((data) => data.string('x0020000e'))).size).toBe(1);
    expect(new Set(objects.map((data) => data.string('x00080018'))).size).toBe(2);
    // size V has no norms: the sensitivities stand alone
    for (const data of objects) {
      expect(['x00240057', 'x00240063'].map((tag) => data.string(tag))).toEqual(['NO', 'NO']);
      expect(['x00240058', 'x00240064', 'x00240320'].filter((tag) => data.elements[tag])).toEqual([]);
      expect(data.elements['x00240089']!.items).toHaveLength(54);
    }
    await db.update(test).set({ deleted: new Date() }).where(eq(test.id, test_id));
    await doctor.call('updatePreferences', { body: { enable_opv_dicom: false } });
  });

  it('has measurements with normals only where every point has them [OUR-05, OUR-09]', async () => {
    await doctor.call('updatePreferences', { body: { enable_opv_dicom: true } });
    const { thresholds } = measured.eyes[0]!.fields[0]!;
    const flags = async (over: object) => {
      const test_id = await addField('OD', 6002, thresholds, over);
      const { bytes } = await dicom({ test_id });
      await server.store.db.update(test).set({ deleted: new Date() }).where(eq(test.id, test_id));
      const data = parsed(bytes);
      const normals = data.elements['x00240064']?.items![0]!.dataSet;
      return [data.string('x00240057'), data.string('x00240063'), normals?.string('x00240059')];
    };
    expect(await flags({})).toEqual(['YES', 'YES', 'YES']);
    expect(await flags({ options: { goldman_size: 4 } })).toEqual(['NO', 'NO', undefined]);
    // at 34, long before the person was tested
    expect(await flags({ timeStart: new Date(Date.UTC(1980, 5, 1)) })).toEqual(['NO', 'YES', 'NO']);
    await doctor.call('updatePreferences', { body: { enable_opv_dicom: false } });
  });

  describe('of a bundle [REP-02, REP-10]', () => {
    let bundle: string;
    const report = (name: CallName, query: Record<string, string> = {}) =>
      doctor.call(name, { query: { test_bundle_id: bundle, timezone: 'UTC', ...query } });
    const single = { mode: 'single page' };

    beforeAll(async () => {
      const { db } = server.store;
      const { fields } = measured.eyes[0]!;
      const [field] = await db.select().from(test).where(eq(test.patientId, patientId)).limit(1);
      const { officeGroupId, deviceId, doctorId, officeId } = field!;
      const made = { officeGroupId, officeId, deviceId, doctorId, patientId };
      const [row] = await db
        .insert(testBundle)
        .values({ ...made, descriptions: [] })
        .returning();
      bundle = row!.id;
      await addField('OD', 6010, fields[0]!.thresholds, { bundleId: bundle, bundleIndex: 1 });
      const hearing = {
        ...made,
        bundleId: bundle,
        eye: '' as const,
        options: {} as never,
        group: 'AUDIOLOGY' as const,
      };
      const [heard] = await db
        .insert(test)
        .values({ ...hearing, bundleIndex: 2, status: 'finished', strategy: 'PURE_TONE', timeStart: new Date(START) })
        .returning();
      await db.insert(test).values({ ...hearing, bundleIndex: 3, status: 'pending', strategy: 'PURE_TONE_SCREENING' });
      await db.insert(testRecord).values(
        [500, 1000, 2000, 4000].map((frequency, i) => ({
          testId: heard!.id,
          run: 1,
          seq: i + 1,
          seqNum: i + 1,
          type: 'new_pure_tone_response',
          data: { ear: 'RIGHT', threshold: true, frequency, volume_db: 25, is_heard: true, response_time: 0.4 },
        })),
      );
    });

    it('has every page of every test in full, numbered through', async () => {
      for (const query of [undefined, { mode: 'full' }]) {
        const { status, body } = await report('getBundleReport', query);
        expect([status, body.match(/<figure/g).length]).toEqual([200, 2]);
        expect(['Visual field report', 'Hearing report', 'Page 2 of 2'].filter((said) => !body.includes(said))).toEqual(
          [],
        );
      }
    });

    it('has a single page, with the threshold field only where the preference says so', async () => {
      const modes = () => doctor.call('getBundleReportModes', { query: { test_bundle_id: bundle } });
      expect((await modes()).body).toEqual({ singlepage: true });
      const without = (await report('getBundleReport', single)).body;
      expect(without.match(/<figure/g)).toHaveLength(1);
      expect(without.includes('data-component="Audiogram"')).toBe(true);
      expect(without.includes('Only in the full report: Visual field report, 24-2.')).toBe(true);
      expect(without.includes('Without a report: 1 of 3 tests.')).toBe(true);
      const preference = 'include_threshold_vf_test_in_single_page_bundle_report';
      await doctor.call('updatePreferences', { body: { [preference]: true } });
      const including = (await report('getBundleReport', single)).body;
      expect(including.includes('Only in the full report')).toBe(false);
      expect(including.includes('Norms: SUNY-IU 24-2')).toBe(true);
      await doctor.call('updatePreferences', { body: { [preference]: false } });
    });

    it('comes as PDF, picture and DICOM too', async () => {
      const starts = { getBundleReportPdf: '%PDF', getBundleReportImage: 'PNG', getBundleReportDicom: 'DICM' } as const;
      for (const [name, start] of Object.entries(starts))
        for (const query of [single, { mode: 'full' }]) {
          const { status, body } = await report(name as CallName, query);
          expect([name, status, String(body).slice(0, 140).includes(start)]).toEqual([name, 200, true]);
        }
    });

    it('does not exist for others, nor in a mode nobody knows [SRV-07]', async () => {
      const harbour = await signIn(server, 'harbour');
      const asked = { query: { test_bundle_id: bundle } };
      expect((await harbour.call('getBundleReport', asked)).status).toBe(404);
      expect((await report('getBundleReport', { mode: 'poster' })).status).toBe(400);
    });
  });

  it('are viewed but not taken away in zero-PII mode [REP-08]', async () => {
    const { db } = server.store;
    const test_id = await addField('OD', 6020, measured.eyes[0]!.fields[0]!.thresholds);
    const [row] = await db.select().from(test).where(eq(test.id, test_id));
    const [group] = await db.select().from(officeGroup).where(eq(officeGroup.id, row!.officeGroupId));
    const set = (preferences: object) =>
      db.update(officeGroup).set({ preferences }).where(eq(officeGroup.id, group!.id));
    await set({ ...group!.preferences, enable_zero_pii: true });
    const statuses = await Promise.all(
      (['getTestReport', 'getTestReportPdf', 'getTestReportImage', 'getTestReportDicom'] as const).map(
        async (name) => (await doctor.call(name, { query: { test_id } })).status,
      ),
    );
    expect(statuses).toEqual([200, 409, 409, 409]);
    await set(group!.preferences);
  });

  it('are left for the mail server, to the patient’s address, and only where there is one', async () => {
    const { db } = server.store;
    const test_id = await addField('OD', 6030, measured.eyes[0]!.fields[0]!.thresholds);
    const send = (body: object = {}) => doctor.call('sendTestReport', { body: { test_id, timezone: 'UTC', ...body } });
    expect((await send()).status).toBe(501);
    const directory = mkdtempSync(join(tmpdir(), 'isopter-mail-'));
    await server.app.close();
    server.app = await buildApp({ db, bus: server.bus, mail: { directory, from: 'reports@clinic.example' } });
    await db.update(patient).set({ email: null }).where(eq(patient.id, patientId));
    expect((await send()).status).toBe(400);
    await db.update(patient).set({ email: 'visitor@home.example' }).where(eq(patient.id, patientId));
    expect((await send({ patient_id: '00000000-0000-4000-8000-000000000000' })).status).toBe(404);
    expect(readdirSync(directory)).toEqual([]);
    expect((await send({ patient_id: patientId, demo: true })).status).toBe(204);
    const [name = ''] = readdirSync(directory);
    const mail = readFileSync(join(directory, name), 'utf8');
    expect(mail).toContain('To: visitor@home.example');
    expect(mail).toContain('Subject: Your report from ');
    // the beginning of a PDF in base64
    expect(mail).toContain('JVBERi');
  });
});
