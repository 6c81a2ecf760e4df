import { series as measured } from '@isopter/recordings/perimetry';
import type { CallName } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patient, test, testBundle, testRecord } from '../../platform/db/schema.ts';
import { type ReportedClinic, START, startReportedClinic } from '../../../test/support/measured.ts';
import { ENGINES, signIn } from '../../../test/support/server.ts';

/** Returns the texts of a page about MD: then, now, and the change. */
const change = (html: string): string[] => {
  const texts = [...html.matchAll(/>([^<]+)<\/text>/g)].map(([, said = '']) => said);
  const at = texts.indexOf('MD, dB');
  return at === -1 ? [] : texts.slice(at + 1, at + 4);
};

describe.each(ENGINES)('reports on %s', (engine) => {
  let clinic: ReportedClinic;

  beforeAll(async () => {
    clinic = await startReportedClinic(engine);
  });
  afterAll(() => clinic.server.close());

  describe('of a bundle [REP-02, REP-10]', () => {
    let bundle: string;
    const report = (name: CallName, query: Record<string, string> = {}) =>
      clinic.doctor.call(name, { query: { test_bundle_id: bundle, timezone: 'UTC', ...query } });
    const single = { mode: 'single page' };

    beforeAll(async () => {
      const { db } = clinic.server.store;
      const { fields } = measured.eyes[0]!;
      const seen = await clinic.addField('OD', 6010, fields[0]!.thresholds);
      const [field] = await db.select().from(test).where(eq(test.id, seen));
      const { officeGroupId, deviceId, doctorId, officeId } = field!;
      const made = { officeGroupId, officeId, deviceId, doctorId, patientId: clinic.patientId };
      const [row] = await db
        .insert(testBundle)
        .values({ ...made, descriptions: [] })
        .returning();
      bundle = row!.id;
      await db.update(test).set({ bundleId: bundle, bundleIndex: 1 }).where(eq(test.id, seen));
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

    it('has every page of every test in full, numbered through', { tags: '@all' }, async () => {
      for (const query of [undefined, { mode: 'full' }]) {
        const { status, body } = await report('getBundleReport', query);
        expect([status, body.match(/<figure/g).length]).toEqual([200, 2]);
        expect(['Visual field report', 'Hearing report', 'Page 2 of 2'].filter((said) => !body.includes(said))).toEqual(
          [],
        );
      }
    });

    it('has a single page, with the threshold field only if the preference is on', async () => {
      const modes = () => clinic.doctor.call('getBundleReportModes', { query: { test_bundle_id: bundle } });
      expect((await modes()).body).toEqual({ singlepage: true });
      const without = (await report('getBundleReport', single)).body;
      expect(without.match(/<figure/g)).toHaveLength(1);
      expect(without.includes('data-component="Audiogram"')).toBe(true);
      expect(without.includes('Only in the full report: Visual field report, 24-2.')).toBe(true);
      expect(without.includes('Without a report: 1 of 3 tests.')).toBe(true);
      const preference = 'include_threshold_vf_test_in_single_page_bundle_report';
      await clinic.doctor.call('updatePreferences', { body: { [preference]: true } });
      const including = (await report('getBundleReport', single)).body;
      expect(including.includes('Only in the full report')).toBe(false);
      expect(including.includes('Norms: SUNY-IU 24-2')).toBe(true);
      await clinic.doctor.call('updatePreferences', { body: { [preference]: false } });
    });

    it('is available as PDF, picture and DICOM too', { tags: '@all' }, async () => {
      const starts = { getBundleReportPdf: '%PDF', getBundleReportImage: 'PNG', getBundleReportDicom: 'DICM' } as const;
      for (const [name, start] of Object.entries(starts))
        for (const query of [single, { mode: 'full' }]) {
          const { status, body } = await report(name as CallName, query);
          expect([name, status, String(body).slice(0, 140).includes(start)]).toEqual([name, 200, true]);
        }
    });

    it('uses the age sent by the browser for earlier tests if the server has no date of birth (of OUR-393)', async () => {
      const { db } = clinic.server.store;
      const born = (dateOfBirth: string | null) =>
        db.update(patient).set({ dateOfBirth }).where(eq(patient.id, clinic.patientId));
      const [seen] = await db.select().from(test).where(eq(test.bundleId, bundle)).orderBy(test.bundleIndex);
      const earlier = await clinic.addField('OD', 5010, measured.eyes[0]!.fields[1]!.thresholds);
      await born(null);
      const age = { age: '80' };
      const asked = { query: { test_id: seen!.id, timezone: 'UTC', ...age } };
      const ofTest = (await clinic.doctor.call('getTestReport', asked)).body;
      const ofBundle = (await report('getBundleReport', age)).body;
      expect(change(ofTest)).toHaveLength(3);
      expect(change(ofBundle)).toEqual(change(ofTest));
      await db.delete(test).where(eq(test.id, earlier));
      await born('1946-01-01');
    });

    it('does not exist for others, nor in an unknown mode [SRV-07]', async () => {
      const harbour = await signIn(clinic.server, 'harbour');
      const asked = { query: { test_bundle_id: bundle } };
      expect((await harbour.call('getBundleReport', asked)).status).toBe(404);
      expect((await report('getBundleReport', { mode: 'poster' })).status).toBe(400);
    });
  });
});
