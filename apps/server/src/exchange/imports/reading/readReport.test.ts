import { describe, expect, it } from 'vitest';
import { MEASURED, type Printed, printedField } from '../../../../test/support/printedReports/printedField.ts';
import { isReadWell, readReport, thresholdsOf } from './readReport.ts';

const TODAY = '2026-11-26';
const read = (...pages: Printed[]) => readReport(pages.map(printedField), TODAY);
const strategyUnder = (head: string) =>
  read({ head: [head, 'Eye: Right', 'Test date: 20 Feb 2024'] }).fields[0]?.strategy;

describe('a report of several pages [OUR-353]', () => {
  it('of an eye on each page has the thresholds of both, by page and place', () => {
    const report = read({ eye: 'OS' }, { eye: 'OD' });
    expect(report).toMatchObject({ group: 'PERIMETRY', protocol: '24-2', testDate: '2024-02-20' });
    const thresholds = thresholdsOf(report);
    expect(thresholds.filter(({ isSure }) => isSure)).toHaveLength(108);
    expect(new Set(thresholds.map(({ pageId, eye }) => `${pageId} ${eye}`))).toEqual(new Set(['1 OS', '2 OD']));
    expect(new Set(thresholds.map(({ pageId, index }) => `${pageId} ${index}`)).size).toBe(108);
  });

  it('may have pages without a field', () => {
    expect(thresholdsOf(read({ plots: [], head: ['Letter'] }, {}))).toHaveLength(54);
    expect(read({ plots: [], head: ['Earlier: 30-2'] }, {})).toMatchObject({ protocol: '24-2' });
  });

  it('without readable fields has no group, and keeps the values in its text', () => {
    expect(read({ plots: [], head: ['Letter'] })).toMatchObject({ group: null, protocol: null, fields: [] });
    expect(read({ plots: [] })).toMatchObject({ group: 'PERIMETRY', protocol: '24-2', fields: [] });
    expect(read()).toMatchObject({ group: null, testDate: null });
  });

  it('of two tests of an eye, or of two days, leaves open which is meant', () => {
    expect(thresholdsOf(read({}, {}))).toEqual([]);
    const later = ['24-2', 'Eye: Left', 'Test date: 21 Feb 2024'];
    expect(read({}, { eye: 'OS', head: later })).toMatchObject({ testDate: null });
  });

  it('needs review if more values are unsure than allowed (of IMP-09)', () => {
    const thresholds = MEASURED[0]!.with(20, 27).with(30, 21);
    const report = read({ thresholds, missing: [3], instead: { 20: '-27', 30: '2l' } });
    const unsure = thresholdsOf(report).filter(({ isSure }) => !isSure);
    expect(unsure.map(({ db }) => db)).toEqual([null, 27, 21]);
    expect([2, 3].map((most) => isReadWell(report, most))).toEqual([false, true]);
  });

  it('needs review if its kind, its day or its thresholds are unknown', () => {
    expect(isReadWell(read({}), 0)).toBe(true);
    expect(isReadWell(read({ head: ['24-2', 'Eye: Right'] }), 10)).toBe(false);
    expect(isReadWell(read({ head: ['30-2', 'Eye: Right', 'Test date: 20 Feb 2024'] }), 10)).toBe(false);
    expect(isReadWell(read({ plots: [] }), 10)).toBe(false);
  });

  it('reads the strategy after the program, as our own reports print it', () => {
    expect(strategyUnder('OD Right eye 24-2, Full threshold')).toBe('Full threshold');
    expect(strategyUnder('24-2')).toBeNull();
    expect(strategyUnder('Strategy: SITA Fast')).toBe('SITA Fast');
  });

  it('needs review if it names an eye without a field', () => {
    const head = ['24-2', 'Right eye, left eye', 'Test date: 20 Feb 2024'];
    expect(isReadWell(read({ head }), 10)).toBe(false);
    expect(isReadWell(read({ head: ['24-2', 'OD, OS', 'Test date: 20 Feb 2024'] }, { eye: 'OS' }), 10)).toBe(true);
    expect(isReadWell(read({}, { plots: [], head: ['Left eye'] }), 10)).toBe(false);
  });
});
