import { UPLOAD_STATUSES } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { READ, sampleImport } from '../../../../fakes/data/imports.ts';
import type { Upload } from '../../../../lib/domain/imports/uploads.ts';
import { externalRows, searched } from './rules.ts';

const upload = (more: Partial<Upload> = {}): Upload => ({
  id: 'upload-1',
  patientId: sampleImport(1).patient,
  name: 'scan.png',
  size: 1000,
  status: 'QUEUED',
  progress: 0,
  error: null,
  ...more,
});
describe('reports from elsewhere in the list of tests', () => {
  it('are files on their way, then what is there, all marked as external [LIST-13]', () => {
    const rows = externalRows([sampleImport(2), sampleImport(1)], [upload()]);
    expect(rows.map(({ name }) => name)).toEqual(['scan.png', 'field 2.pdf', 'field 1.pdf']);
    expect(rows.map(({ is_external }) => is_external)).toEqual([true, true, true]);
  });

  it.each(UPLOAD_STATUSES.filter((status) => !['QUEUED', 'UPLOADING', 'UPLOAD_FAILED'].includes(status)))(
    'has the state of its extraction, %s (of IMP-02)',
    (extraction_status) => {
      expect(externalRows([sampleImport(1, { extraction_status })], [])[0]?.state).toBe(extraction_status);
    },
  );

  it('is verified once a user has confirmed it, with any extraction status', () => {
    const item = sampleImport(1, { extraction_status: 'FAILED', extraction_verified: true });
    expect(externalRows([item], [])[0]?.state).toBe('VERIFIED');
  });

  it('has one row for a file that its patient’s socket tells of before its upload is answered (of OUR-358)', () => {
    const [sent, next] = [upload({ status: 'UPLOADING', progress: 1 }), upload({ id: 'upload-2', name: 'other.png' })];
    const there = sampleImport(1, { test_report: sent.name, extraction_status: 'NOT_STARTED' });
    const rows = externalRows([there], [sent, next]);
    expect(rows.map(({ state, name }) => `${name} ${state}`)).toEqual(['other.png QUEUED', 'scan.png NOT_STARTED']);
    expect(externalRows([there], [{ ...sent, progress: 0.9 }, next])).toHaveLength(3);
    expect(externalRows([{ ...there, extraction_status: 'SUCCEEDED' }], [sent, next])).toHaveLength(3);
  });

  it.each([
    [[], null],
    [['OD'], 'OD'],
    [['OS', 'OS'], 'OS'],
    [['OS', 'OD'], 'both'],
  ] as const)('has the eyes of its values: %j is %s', (eyes, side) => {
    const item = sampleImport(1, {
      extracted_data: { ...READ, thresholds: eyes.map((eye) => ({ ...READ.thresholds[0]!, eye })) },
    });
    expect(externalRows([item], [])[0]?.side).toBe(side);
  });

  it('has no eye where nothing was read', () => {
    expect(externalRows([sampleImport(1, { extracted_data: null })], [])[0]?.side).toBeNull();
  });

  it.each([
    ['', 2],
    ['  FIELD 2 ', 1],
    ['perimetry', 1],
    ['acuity', 0],
  ])('are found by the name of their file or what they are of: “%s” finds %d', (search, count) => {
    const rows = externalRows([sampleImport(2), sampleImport(3, { group: null, test_report: 'x.pdf' })], []);
    expect(searched(rows, search, ({ group }) => group)).toHaveLength(count);
  });
});
