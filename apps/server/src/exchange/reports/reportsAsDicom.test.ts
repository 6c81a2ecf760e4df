import { series as measured } from '@isopter/recordings/perimetry';
import { type DataSet, parseDicom } from 'dicom-parser';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { test, testRecord } from '../../platform/db/schema.ts';
import { DAY, type ReportedClinic, START, startReportedClinic } from '../../../test/support/measured.ts';
import { ENGINES } from '../../../test/support/server.ts';

/** A DICOM file as another author's parser reads it. */
const parsed = (bytes: Uint8Array): DataSet => parseDicom(new Uint8Array(bytes));

describe.each(ENGINES)('reports on %s', (engine) => {
  let clinic: ReportedClinic;

  beforeAll(async () => {
    clinic = await startReportedClinic(engine);
  });
  afterAll(() => clinic.server.close());

  const dicom = async (query: Record<string, string>) => {
    const { rawPayload, statusCode } = await clinic.server.app.inject({
      url: '/api/reports/test-result/dicom/',
      query: { timezone: 'Europe/Madrid', ...query },
      cookies: clinic.doctor.cookies,
    });
    return { status: statusCode, bytes: rawPayload };
  };

  it('puts the report of a test into a DICOM object [REP-01]', async () => {
    const { fields } = measured.eyes[0]!;
    const test_id = await clinic.addField('OD', 6000, fields[0]!.thresholds, {
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
    await clinic.server.store.db.update(test).set({ deleted: new Date() }).where(eq(test.id, test_id));
  });

  it('writes the measurements of an eye if the office prefers them [REP-10]', async () => {
    await clinic.doctor.call('updatePreferences', { body: { enable_opv_dicom: true } });
    const { fields } = measured.eyes[1]!;
    const test_id = await clinic.addField('OS', 6000, fields[0]!.thresholds, {
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
    await clinic.server.store.db.update(test).set({ deleted: new Date() }).where(eq(test.id, test_id));
    await clinic.doctor.call('updatePreferences', { body: { enable_opv_dicom: false } });
  });

  it('answers with the measurements of both eyes by default, each with its own time [OUR-09]', async () => {
    await clinic.doctor.call('updatePreferences', { body: { enable_opv_dicom: true } });
    const { db } = clinic.server.store;
    const { thresholds } = measured.eyes[0]!.fields[0]!;
    const options = { goldman_size: 5 } as never;
    const test_id = await clinic.addField('OD', 6001, thresholds, { eye: '', options });
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
    const { headers, rawPayload } = await clinic.server.app.inject({
      url: '/api/reports/test-result/dicom/',
      query: { timezone: 'UTC', test_id },
      cookies: clinic.doctor.cookies,
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
    // size V has no norms: there are only sensitivities
    for (const data of objects) {
      expect(['x00240057', 'x00240063'].map((tag) => data.string(tag))).toEqual(['NO', 'NO']);
      expect(['x00240058', 'x00240064', 'x00240320'].filter((tag) => data.elements[tag])).toEqual([]);
      expect(data.elements['x00240089']!.items).toHaveLength(54);
    }
    await db.update(test).set({ deleted: new Date() }).where(eq(test.id, test_id));
    await clinic.doctor.call('updatePreferences', { body: { enable_opv_dicom: false } });
  });

  it('has measurements with norms only if every point has them [OUR-05, OUR-09]', async () => {
    await clinic.doctor.call('updatePreferences', { body: { enable_opv_dicom: true } });
    const { thresholds } = measured.eyes[0]!.fields[0]!;
    const flags = async (over: object) => {
      const test_id = await clinic.addField('OD', 6002, thresholds, over);
      const { bytes } = await dicom({ test_id });
      await clinic.server.store.db.update(test).set({ deleted: new Date() }).where(eq(test.id, test_id));
      const data = parsed(bytes);
      const normals = data.elements['x00240064']?.items![0]!.dataSet;
      return [data.string('x00240057'), data.string('x00240063'), normals?.string('x00240059')];
    };
    expect(await flags({})).toEqual(['YES', 'YES', 'YES']);
    expect(await flags({ options: { goldman_size: 4 } })).toEqual(['NO', 'NO', undefined]);
    // at 34, long before the person was tested
    expect(await flags({ timeStart: new Date(Date.UTC(1980, 5, 1)) })).toEqual(['NO', 'YES', 'NO']);
    await clinic.doctor.call('updatePreferences', { body: { enable_opv_dicom: false } });
  });
});
