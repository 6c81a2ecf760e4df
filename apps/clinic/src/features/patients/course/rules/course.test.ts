import { courseSamples } from '@isopter/clinical/course';
import type { TrendSample } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { sideNumbers } from '../../../../lib/domain/tests/course/numbers.ts';
import { pictureOf } from '../../../../lib/domain/tests/course/picture.ts';

const sample = (test: string, time: string, value: number, more: Partial<TrendSample> = {}): TrendSample => ({
  measure: 'ACUITY',
  side: 'OD',
  value,
  test,
  time,
  day: time.slice(0, 10),
  test_group: { group: 'VISUAL_ACUITY', strategy: 'DISTANCE', protocol: 'LANDOLT_C' },
  size: 3,
  with_correction: false,
  reliable: true,
  excluded: null,
  imported: false,
  ...more,
});
const BOTH = { group: 'VISUAL_ACUITY', strategy: 'BOTH', protocol: 'LANDOLT_C' } as const;
const result = (value: number, more: object = {}) => ({
  version: '1',
  findings: [{ measure: 'ACUITY' as const, side: 'OD' as const, value, ...more }],
});
const atBoth = (test: string, year: number, far: number, near: number) => [
  sample(test, `${year}-01-01T09:00:00Z`, far, { near: false, test_group: BOTH }),
  sample(test, `${year}-01-01T09:00:00Z`, near, { near: true, test_group: BOTH }),
];
const md = (value: number) => ({
  version: '1',
  findings: [{ measure: 'MD' as const, side: 'OD' as const, value }],
});

describe('the numbers of a test in the course [OUR-162]', () => {
  it('differ from the last test of the same kind and correction alone', () => {
    const samples = courseSamples([
      sample('a', '2025-01-01T09:00:00Z', 0.2),
      sample('b', '2025-06-01T09:00:00Z', 0.6, { with_correction: true }),
      sample('c', '2026-01-01T09:00:00Z', 0.3),
    ]);
    const [right] = sideNumbers({ id: 'c', result: result(0.3) }, samples);
    expect(right!.found[0]).toMatchObject({ before: 0.2, change: { by: 0.1, verdict: 'within' } });
    expect(sideNumbers({ id: 'b', result: result(0.6) }, samples)[0]!.found[0]!.change).toBeUndefined();
  });
  it('at distance and near of one test are each compared with the same distance [OUR-560]', () => {
    const samples = courseSamples([...atBoth('a', 2025, 0, 0.4), ...atBoth('b', 2026, 0, 0.4)]);
    const findings = [0, 0.4].map((value, i) => ({
      measure: 'ACUITY' as const,
      side: 'OD' as const,
      value,
      near: i > 0,
    }));
    const [right] = sideNumbers({ id: 'b', result: { version: '1', findings } }, samples);
    expect(right!.found.map(({ before, change }) => [before, change])).toEqual([
      [0, { by: 0, verdict: 'within' }],
      [0.4, { by: 0, verdict: 'within' }],
    ]);
    // the small drawing is of distance
    expect(pictureOf({ picture: null }, [right!])).toEqual({ acuities: [{ eye: 'OD', value: 0, before: 0 }] });
  });
  it('have a direction alone beyond what was measured', () => {
    const samples = courseSamples([
      sample('a', '2025-01-01T09:00:00Z', 1.6, { limit: 'WORSE' }),
      sample('b', '2026-01-01T09:00:00Z', 0.3),
    ]);
    const [right] = sideNumbers({ id: 'b', result: result(0.3) }, samples);
    expect(right!.found[0]).toMatchObject({ before: undefined, change: { by: null, verdict: 'better' } });
  });
  it('of a field that was taken out are compared with nothing', () => {
    const field = { test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2-AVA-F' } } as const;
    const samples = courseSamples([
      sample('a', '2025-01-01T09:00:00Z', -2, { measure: 'MD', ...field }),
      sample('b', '2026-01-01T09:00:00Z', -8, { measure: 'MD', ...field, excluded: 'LID' }),
      sample('c', '2026-06-01T09:00:00Z', -3, { measure: 'MD', ...field }),
      sample('d', '2026-07-01T09:00:00Z', -4, {
        measure: 'MD',
        test_group: { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2-AVA-S' },
      }),
    ]);
    // strategies differ in level
    expect(sideNumbers({ id: 'd', result: md(-4) }, samples)[0]!.found[0]!.change).toBeUndefined();
    expect(sideNumbers({ id: 'b', result: md(-8) }, samples)[0]!.found[0]!.change).toBeUndefined();
    expect(sideNumbers({ id: 'c', result: md(-3) }, samples)[0]!.found[0]!.change).toEqual({
      by: -1,
      verdict: 'within',
    });
  });
});

describe('the small drawing of a test [OUR-160]', () => {
  it('is of its picture, else of its acuities at full contrast, else none', () => {
    const fields = [{ eye: 'OD' as const, points: [[3, 3, 20]] as [number, number, number][] }];
    expect(pictureOf({ picture: { fields } }, [])).toEqual({ fields });
    const numbers = sideNumbers({ id: 'a', result: result(0.3) }, []);
    expect(pictureOf({ picture: null }, numbers)).toEqual({ acuities: [{ eye: 'OD', value: 0.3 }] });
    const low = sideNumbers({ id: 'a', result: result(0.3, { contrast: 2.5 }) }, []);
    expect(pictureOf({ picture: null }, low)).toBeUndefined();
  });
});
