import { describe, expect, it } from 'vitest';
import { reportedTest, reportOf, spanish } from '../fakes/reports.tsx';
import { capture } from './capture.tsx';

const done = { total: 100, od: 100, os: 100 };

describe('what a report of pictures says', () => {
  it('has both eyes, and where the pictures are [REP-01]', () => {
    const { pages, tables } = reportOf(capture, done, reportedTest({ group: 'EYE_IMAGE_CAPTURE', status: 'finished' }));
    expect(pages.join().match(/data-component="CaptureRing"/g)).toHaveLength(2);
    expect(tables[0]?.rows).toEqual([
      ['Left eye', 'Pictures taken'],
      ['Right eye', 'Pictures taken'],
    ]);
    expect(pages.join()).toContain('stay on the device');
  });
  it('prints which eye was not part of the test, and what is missing', () => {
    const test = reportedTest({ group: 'ONGOING_EYE_IMAGE_CAPTURE', status: 'syncing', eye: 'OD' });
    expect(reportOf(capture, { total: 40, od: 40, os: null }, test).tables[0]?.rows).toEqual([
      ['Left eye', 'Not part of this test'],
      ['Right eye', 'Not all pictures'],
    ]);
  });
  it('has the camera alone for the anterior segment [CAM-01]', () => {
    const { tables } = reportOf(capture, done, reportedTest({ group: 'ANTERIOR_SEGMENT_IMAGE', status: 'finished' }));
    expect(tables[0]?.rows).toEqual([['Camera', 'Pictures taken']]);
  });
  it('has a note instead of pictures if none are stored or the reader sees no personal data [OUR-641]', () => {
    const test = reportedTest({ group: 'ANTERIOR_SEGMENT_IMAGE', status: 'finished' });
    const pageOf = (pictures: [] | 'hidden') => reportOf(capture, { ...done, pictures }, test).pages.join();
    expect(pageOf([])).toContain('No pictures are stored.');
    expect(pageOf('hidden')).toContain('The pictures are left out');
    for (const pictures of [[], 'hidden'] as ([] | 'hidden')[])
      expect(pageOf(pictures)).not.toContain('stay on the device');
  });
  it('speaks Spanish [REP-07]', () => {
    const { pages } = reportOf(
      capture,
      done,
      reportedTest({ group: 'EYE_IMAGE_CAPTURE', status: 'finished' }),
      spanish,
    );
    for (const word of ['Ojo izquierdo', 'Imágenes tomadas']) expect(pages.join()).toContain(word);
  });
});
