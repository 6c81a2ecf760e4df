import type { CourseTest, ImportedTest } from '@isopter/contract';
import { SOURCE_FACTS } from '../../../../fakes/data/sourceFacts.ts';
import { describe, expect, it } from 'vitest';
import { comparable, compareMarked, markable, type MarkedTest } from './marks.ts';

const field = (id: string, time: string, ...sides: MarkedTest['sides'][number][]): MarkedTest => ({
  id,
  time,
  kind: 'fields',
  sides,
});
const hearing = (id: string, time: string, ...sides: MarkedTest['sides'][number][]): MarkedTest => ({
  ...field(id, time, ...sides),
  kind: 'hearing',
});
const acuity = (id: string, ...sides: MarkedTest['sides'][number][]): MarkedTest => ({
  ...field(id, id, ...sides),
  kind: 'acuity',
});
const of = (
  picture: CourseTest['picture'],
  result: CourseTest['test']['result'] = null,
  strategy: CourseTest['test']['test_group']['strategy'] = null,
) => comparable({ picture, test: { result, test_group: { group: 'AUDIOLOGY', strategy, protocol: null } } });
const newer = field('n', '2026-11-19T09:00:00Z', 'OS', 'OD');
const older = field('o', '2025-11-19T09:00:00Z', 'OS', 'OD');

describe('marked tests', () => {
  it('are compared two at a time, the older one as A, the left eye first [OUR-254]', () => {
    expect(compareMarked('p', [newer, older])).toEqual({ path: '/patients/p/compare?eye=OS&a=o&b=n' });
    expect(compareMarked('p', [newer, field('o', older.time, 'OD')])).toEqual({
      path: '/patients/p/compare?eye=OD&a=o&b=n',
    });
    expect(compareMarked('p', [hearing('n', '2', 'LEFT'), hearing('o', '1', 'LEFT', 'RIGHT')])).toEqual({
      path: '/patients/p/compare?kind=hearing&a=o&b=n',
    });
  });

  it('say why they are not compared [OUR-254]', () => {
    expect(compareMarked('p', [])).toBe('none');
    expect(compareMarked('p', [newer])).toBe('one');
    expect(compareMarked('p', [newer, older, field('x', '', 'OS')])).toBe('many');
    expect(compareMarked('p', [newer, hearing('h', '1', 'LEFT')])).toBe('kinds');
    expect(compareMarked('p', [field('a', '1', 'OS'), field('b', '2', 'OD')])).toBe('eyes');
    expect(compareMarked('p', [hearing('a', '1', 'LEFT'), hearing('b', '2', 'RIGHT')])).toBe('ears');
  });

  it('are fields with sensitivities, acuities and hearing tests with thresholds alone [OUR-254] [OUR-297] [OUR-561]', () => {
    expect(of({ fields: [{ eye: 'OD', points: [] }] })).toEqual({ kind: 'fields', sides: ['OD'] });
    const ears = [
      { ear: 'RIGHT' as const, tones: [[1000, 20, true] as [number, number, boolean]] },
      { ear: 'LEFT' as const, tones: [] },
    ];
    expect(of({ ears })).toEqual({ kind: 'hearing', sides: ['RIGHT'] });
    expect(of({ ears: [] })).toBeNull();
    // the levels of a screening are no thresholds [OUR-561]
    expect(of({ ears }, null, 'PURE_TONE_SCREENING')).toBeNull();
    expect(of(null)).toBeNull();
    const findings = [
      { measure: 'ACUITY', side: 'OD', value: 0.1 },
      { measure: 'ACUITY', side: 'OU', value: 0 },
    ] as const;
    expect(of(null, { version: '1', findings: [...findings] })).toEqual({ kind: 'acuity', sides: ['OD', 'OU'] });
  });

  it('lead to the comparison of acuities, of an eye both tests measured [OUR-297]', () => {
    expect(compareMarked('p', [acuity('2', 'OD'), acuity('1', 'OD', 'OS')])).toEqual({
      path: '/patients/p/compare?kind=acuity&a=1&b=2',
    });
    expect(compareMarked('p', [acuity('2', 'OD'), acuity('1', 'OS')])).toBe('eyes');
  });

  it('are imported reports too, by the eyes of which they have a field [OUR-397]', () => {
    const points: ImportedTest['fields'][number]['points'] = [];
    const report: ImportedTest = {
      id: 'r',
      name: '',
      day: '2020-03-14',
      group: 'PERIMETRY',
      protocol: '24-2',
      has_report: true,
      fields: [
        {
          eye: 'OS',
          points,
          mean_sensitivity: 20,
          ...SOURCE_FACTS,
        },
      ],
    };
    const one = markable({ imported: report })!;
    expect(one).toMatchObject({ id: 'r', kind: 'fields', sides: ['OS'] });
    expect(compareMarked('p', [newer, one])).toEqual({ path: '/patients/p/compare?eye=OS&a=r&b=n' });
    expect(markable({ imported: { ...report, fields: [] } })).toBeNull();
  });
});
