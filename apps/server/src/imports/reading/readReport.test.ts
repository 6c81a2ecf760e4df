import { describe, expect, it } from 'vitest';
import { type Printed, printedField } from '../../fakes/printedField.ts';
import { isReadWell, readReport } from './readReport.ts';

const TODAY = '2026-11-26';
const read = (...pages: Printed[]) => readReport(pages.map(printedField), TODAY);

describe('a report of several pages [OUR-353]', () => {
  it('of an eye on each page has the thresholds of both, by page and place', () => {
    const report = read({ eye: 'OS' }, { eye: 'OD' });
    expect(report).toMatchObject({ group: 'PERIMETRY', protocol: '24-2', test_date: '2024-02-20', unsure: [] });
    expect(report.thresholds).toHaveLength(108);
    expect(new Set(report.thresholds.map(({ page_id, eye }) => `${page_id} ${eye}`))).toEqual(
      new Set(['1 OS', '2 OD']),
    );
    expect(new Set(report.thresholds.map(({ page_id, index }) => `${page_id} ${index}`)).size).toBe(108);
  });

  it('may have pages without a field', () => {
    expect(read({ plots: [], head: ['Letter'] }, {}).thresholds).toHaveLength(54);
    expect(read({ plots: [], head: ['Earlier: 30-2'] }, {})).toMatchObject({ protocol: '24-2' });
  });

  it('of nothing that is read has no group, and keeps what the words say', () => {
    expect(read({ plots: [], head: ['Letter'] })).toMatchObject({ group: null, protocol: null, thresholds: [] });
    expect(read({ plots: [] })).toMatchObject({ group: 'PERIMETRY', protocol: '24-2', thresholds: [] });
    expect(read()).toMatchObject({ group: null, test_date: null });
  });

  it('of two tests of an eye, or of two days, leaves open which is meant', () => {
    expect(read({}, {}).thresholds).toEqual([]);
    const later = ['24-2', 'Eye: Left', 'Test date: 21 Feb 2024'];
    expect(read({}, { eye: 'OS', head: later })).toMatchObject({ test_date: null });
  });

  it('needs review where more values are unsure than are allowed (of IMP-09)', () => {
    const report = read({ missing: [3], instead: { 20: '-27', 30: '2l' } });
    expect(report.unsure.map(({ value }) => value)).toEqual([null, 27, 21]);
    expect([2, 3].map((most) => isReadWell(report, most))).toEqual([false, true]);
  });

  it('needs review where its kind, its day or its thresholds are not known', () => {
    expect(isReadWell(read({}), 0)).toBe(true);
    expect(isReadWell(read({ head: ['24-2', 'Eye: Right'] }), 10)).toBe(false);
    expect(isReadWell(read({ head: ['30-2', 'Eye: Right', 'Test date: 20 Feb 2024'] }), 10)).toBe(false);
    expect(isReadWell(read({ plots: [] }), 10)).toBe(false);
  });

  it('needs review where it names an eye of which no field was found', () => {
    const head = ['24-2', 'Right eye, left eye', 'Test date: 20 Feb 2024'];
    expect(isReadWell(read({ head }), 10)).toBe(false);
    expect(isReadWell(read({ head: ['24-2', 'OD, OS', 'Test date: 20 Feb 2024'] }, { eye: 'OS' }), 10)).toBe(true);
    expect(isReadWell(read({}, { plots: [], head: ['Left eye'] }), 10)).toBe(false);
  });
});
