import type { TestFinding } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { resultLines } from './lines.ts';

const lines = (...findings: TestFinding[]) => resultLines({ version: '1', findings }, 'IMP');

describe('a result in a list [OUR-70]', () => {
  it('is a line an eye', () => {
    expect(
      lines(
        { measure: 'MD', side: 'OD', value: -2.4 },
        { measure: 'VFI', side: 'OD', value: 93 },
        { measure: 'MEAN_SENSITIVITY', side: 'OS', value: 12.2 },
      ),
    ).toEqual([
      { side: 'OS', written: [{ word: 'MEAN_SENSITIVITY', values: { value: { value: 12.2, decimals: 1 } } }] },
      {
        side: 'OD',
        written: [
          { word: 'MD', values: { value: { value: -2.4, decimals: 1 } } },
          { word: 'VFI', values: { value: { percent: 93 } } },
        ],
      },
    ]);
  });
  it('has an acuity in the notation of the unit, with its limit and contrast [OUR-11] [OUR-12]', () => {
    const finding: TestFinding = { measure: 'ACUITY', side: 'OD', value: 0.1 };
    const of = (unit: 'IMP' | 'INT', more: object = {}) =>
      resultLines({ version: '1', findings: [{ ...finding, ...more }] }, unit)[0]!.written[0]!;
    expect(of('IMP').values['value']).toBe('20/25');
    expect(of('INT').values['value']).toBe('6/7.6');
    expect(of('IMP', { limit: 'WORSE' })).toMatchObject({ word: 'limitWORSE', values: { value: { word: 'ACUITY' } } });
    expect(of('IMP', { contrast: 2.5 })).toMatchObject({
      word: 'atContrast',
      values: { value: { word: 'ACUITY' }, contrast: { percent: 2.5 } },
    });
  });
  it('names a defect of the pupils only where there may be one [OUR-19]', () => {
    expect(lines({ measure: 'RAPD', side: 'OS', value: 0.29 })[0]!.written[0]!.word).toBe('noRapd');
    expect(lines({ measure: 'RAPD', side: 'OS', value: 0.3 })[0]!.written[0]!.word).toBe('RAPD');
  });
  it('says a fovea that sees nothing as such, and a grade with what it is of [OUR-03]', () => {
    expect(lines({ measure: 'FOVEA', side: 'OD', value: -1 })[0]!.written).toEqual([{ word: 'notSeen', values: {} }]);
    expect(lines({ measure: 'WAGGONER', side: 'OU', word: 'MILD', deficiency: 'DEUTAN' })[0]!.written[0]).toMatchObject(
      { word: 'graded', values: { grade: { word: 'MILD' }, deficiency: { word: 'DEUTAN' } } },
    );
  });
});
