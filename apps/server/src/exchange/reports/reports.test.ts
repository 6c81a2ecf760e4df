import { series as measured } from '@isopter/recordings/perimetry';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../edge/app.ts';
import { pickup } from '../../platform/outbox/pickup.ts';
import { gender, officeGroup, patient, test } from '../../platform/db/schema.ts';
import { type ReportedClinic, startReportedClinic } from '../../../test/support/measured.ts';
import { setOfficeClocks } from '../../../test/support/officeClock.ts';
import { ENGINES, signIn } from '../../../test/support/server.ts';

describe.each(ENGINES)('reports on %s', (engine) => {
  let clinic: ReportedClinic;

  beforeAll(async () => {
    clinic = await startReportedClinic(engine);
    await setOfficeClocks(clinic.server.store.db, 'Europe/Madrid');
  });
  afterAll(() => clinic.server.close());

  const trend = async (query: object = {}) =>
    clinic.doctor.call('getTrendAnalysis', {
      query: { patient_id: clinic.patientId, ...query },
    });

  it('has no trend of a patient without fields', async () => {
    expect((await trend()).status).toBe(404);
  });

  it('states that there are too few tests for a slope [REP-05]', async () => {
    const { fields } = measured.eyes.find(({ eye }) => eye === 'OS')!;
    for (const { day, thresholds } of fields.slice(0, 2)) await clinic.addField('OS', day, thresholds);
    const { status, body } = await trend();
    expect(status).toBe(200);
    expect(body.includes('Too few tests: a slope needs 4')).toBe(true);
  });

  it('draws MD and VFI of real fields over fifteen years with their slopes [REP-05]', async () => {
    for (const { eye, fields } of measured.eyes)
      for (const { day, thresholds } of eye === 'OS' ? fields.slice(2) : fields)
        await clinic.addField(eye, day, thresholds);
    await clinic.addField('OD', 100, measured.eyes[0]!.fields[0]!.thresholds, { protocol: '30-2' });
    await clinic.addField('OD', 101, [20, 20, 20]);
    const { status, body } = await trend();
    expect(status).toBe(200);
    // a slope of −0.164 dB a year, found by SciPy too; age is counted by the date of birth here
    for (const said of ['OD 27', 'OS 15', '−0.16 dB per year', '−0.24 dB per year', '&lt; 0.001', 'Left out: 30-2 (1)'])
      expect([said, body.includes(said)]).toEqual([said, true]);
    expect(body.includes('fields without indices (1)')).toBe(true);
    expect(body.match(/<figure/g)).toHaveLength(4);
    expect(/<script|NaN|undefined/.test(body)).toBe(false);
  });

  it('answers in the report language, and refuses unknown tests [REP-07, SRV-07]', async () => {
    expect((await trend({ timezone: 'Mars/Olympus' })).status).toBe(400);
    const stranger = { patient_id: '00000000-0000-4000-8000-000000000000' };
    expect((await clinic.doctor.call('getTrendAnalysis', { query: stranger })).status).toBe(404);
    // what an office group's reports are written in is its admin's to say
    const admin = await signIn(clinic.server, 'oga');
    await admin.call('updatePreferences', { body: { report_language: 'es' } });
    expect((await trend()).body.includes('Evolución del campo visual')).toBe(true);
    await admin.call('updatePreferences', { body: { report_language: 'en' } });
  });

  it('writes names, days, times and the gender as screens do, and names the file by them [PREF-08, OUR-50, OUR-53, OUR-54]', async () => {
    const { db } = clinic.server.store;
    const [woman] = await db.select().from(gender).where(eq(gender.name, 'Female'));
    const of = { firstName: 'Ana', lastName: 'Núñez', patientIdNumber: 'N-7', genderId: woman!.id };
    await db.update(patient).set(of).where(eq(patient.id, clinic.patientId));
    const { fields } = measured.eyes.find(({ eye }) => eye === 'OD')!;
    const test_id = await clinic.addField('OD', 3, fields[0]!.thresholds);
    const query = { test_id };
    const page = (await clinic.doctor.call('getTestReport', { query })).body;
    // started at noon UTC of 4 January
    for (const said of ['Núñez, Ana', '01/01/1946', '01/04/2010, 1:00', 'Female'])
      expect([said, page.includes(said)]).toEqual([said, true]);
    expect(page).not.toMatch(/Jan \d|Ana Núñez/);
    const saved = async (): Promise<unknown> =>
      (await clinic.server.app.inject({ url: '/api/reports/test-result/pdf/', query, cookies: clinic.doctor.cookies }))
        .headers['content-disposition'];
    expect(await saved()).toMatch(/filename="Nunez, Ana, [^"]+, 2010-01-04 13\.00\.pdf"; filename\*=UTF-8''N%C3%BA/);

    const [owner] = await db.select().from(patient).where(eq(patient.id, clinic.patientId));
    const [group] = await db.select().from(officeGroup).where(eq(officeGroup.id, owner!.officeGroupId));
    const set = (preferences: object) =>
      db
        .update(officeGroup)
        .set({ preferences: { ...group!.preferences, ...preferences } })
        .where(eq(officeGroup.id, group!.id));
    await set({ report_language: 'es', date_format: 'D/M/YYYY', time_format: '24H', disable_pi: true });
    const spanish = (await clinic.doctor.call('getTestReport', { query })).body;
    for (const said of ['N-7', '4/1/2010, 13:00', 'Femenino'])
      expect([said, spanish.includes(said)]).toEqual([said, true]);
    expect(spanish).not.toMatch(/Núñez|1\/1\/1946/);
    expect(await saved()).toMatch(/filename="N-7, .*2010-01-04 13\.00\.pdf"/);
    expect((await trend()).body).toContain('4/1/2010');
    await set({});
    await db.delete(test).where(eq(test.id, test_id));
  });

  it('compares a field with the newest earlier one that was not excluded [OUR-61]', async () => {
    const { fields } = measured.eyes.find(({ eye }) => eye === 'OS')!;
    const [first, second, third] = await Promise.all(
      [9000, 9100, 9200].map((day, i) => clinic.addField('OS', day, fields[i]!.thresholds)),
    );
    const report = async (test_id: string): Promise<string> =>
      (await clinic.doctor.call('getTestReport', { query: { test_id, timezone: 'UTC' } })).body.replaceAll(
        /[\u2066-\u2069]/g,
        '',
      );
    expect(await report(third!)).toContain('12/01/2034, same test');
    await clinic.doctor.call('updateFieldExclusion', {
      params: { id: second!, eye: 'OS' },
      body: { version: 0, reason: 'FATIGUE' },
    });
    const page = await report(third!);
    expect(page).toContain('08/23/2034, same test');
    expect(page).not.toContain('12/01/2034');
    expect(await report(first!)).toContain('Previous field');
    await clinic.server.store.db.delete(test).where(inArray(test.id, [first!, second!, third!]));
  });

  it('are viewed but not taken away in zero-PII mode [REP-08]', async () => {
    const { db } = clinic.server.store;
    const test_id = await clinic.addField('OD', 6020, measured.eyes[0]!.fields[0]!.thresholds);
    const [row] = await db.select().from(test).where(eq(test.id, test_id));
    const [group] = await db.select().from(officeGroup).where(eq(officeGroup.id, row!.officeGroupId));
    const set = (preferences: object) =>
      db.update(officeGroup).set({ preferences }).where(eq(officeGroup.id, group!.id));
    await set({ ...group!.preferences, enable_zero_pii: true });
    const statuses = await Promise.all(
      (['getTestReport', 'getTestReportPdf', 'getTestReportImage', 'getTestReportDicom'] as const).map(
        async (name) => (await clinic.doctor.call(name, { query: { test_id } })).status,
      ),
    );
    expect(statuses).toEqual([200, 409, 409, 409]);
    await set(group!.preferences);
  });

  it(
    'are left for the mail server, with the patient’s address, and only if there is one',
    { tags: '@all' },
    async () => {
      const { db } = clinic.server.store;
      const test_id = await clinic.addField('OD', 6030, measured.eyes[0]!.fields[0]!.thresholds);
      const send = (body: object = {}) =>
        clinic.doctor.call('sendTestReport', { body: { test_id, timezone: 'UTC', ...body } });
      expect((await send()).status).toBe(501);
      const directory = mkdtempSync(join(tmpdir(), 'isopter-mail-'));
      await clinic.server.app.close();
      clinic.server.app = await buildApp({
        db,
        bus: clinic.server.bus,
        outbox: pickup({ directory, from: 'reports@clinic.example' }),
      });
      await db.update(patient).set({ email: null }).where(eq(patient.id, clinic.patientId));
      expect((await send()).status).toBe(400);
      await db.update(patient).set({ email: 'visitor@home.example' }).where(eq(patient.id, clinic.patientId));
      expect((await send({ patient_id: '00000000-0000-4000-8000-000000000000' })).status).toBe(404);
      expect(readdirSync(directory)).toEqual([]);
      expect((await send({ patient_id: clinic.patientId, demo: true })).status).toBe(204);
      const [name = ''] = readdirSync(directory);
      const mail = readFileSync(join(directory, name), 'utf8');
      expect(mail).toContain('To: visitor@home.example');
      expect(mail).toContain('Subject: Your report from ');
      // the beginning of a PDF in base64
      expect(mail).toContain('JVBERi');
    },
  );
});
