import type { CourseTest, NumberFinding } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { sampleCourse } from '../../../../fakes/data/course.ts';
import { acuityPair, type AcuityTest, acuityTests, compareEye } from './acuity.ts';

const found = (side: 'OD' | 'OS', value: number, over: Partial<NumberFinding> = {}): NumberFinding => ({
  measure: 'ACUITY',
  side,
  value,
  ...over,
});
const test = (id: string, day: number, acuities: readonly NumberFinding[], over: object = {}): AcuityTest => ({
  id,
  time: `2026-01-${day}T09:00:00Z`,
  day: `2026-01-${day}`,
  test: {
    test_group: { group: 'VISUAL_ACUITY', strategy: 'DISTANCE', protocol: 'LANDOLT_C' },
    with_correction: false,
    system_unit: 'IMP',
    ...over,
  },
  acuities,
});
const newest = test('n', 30, [found('OD', 0.3), found('OS', 0.1)]);
const near = test('m', 25, [found('OD', 0)], {
  test_group: { group: 'VISUAL_ACUITY', strategy: 'NEAR', protocol: 'LANDOLT_C' },
});
const older = test('o', 20, [found('OD', 0.1)]);
const pair = (tests: readonly AcuityTest[], a: string | null = null, b: string | null = null) => {
  const compared = acuityPair(tests, { a, b });
  return compared && [compared.a?.id ?? null, compared.b.id];
};

describe('the acuity tests of a patient [OUR-297]', () => {
  it('are those with acuities', () => {
    const course: readonly CourseTest[] = sampleCourse(40);
    const tests = acuityTests(course);
    expect(tests.length).toBeGreaterThan(1);
    expect(tests.every(({ acuities }) => acuities.length > 0)).toBe(true);
  });

  it('are compared with the newest before that was measured alike, or as they are chosen, the earlier one as A', () => {
    expect(pair([newest, near, older])).toEqual(['o', 'n']);
    expect(pair([newest, near, older], 'm', 'n')).toEqual(['m', 'n']);
    expect(pair([newest, near, older], 'n', 'o')).toEqual(['o', 'n']);
    expect(pair([newest, near])).toEqual([null, 'n']);
    expect(pair([])).toBeNull();
  });

  it('have a difference where both were measured, alike, and within the display', () => {
    expect(compareEye('OD', older, newest)[0]?.change).toEqual({ by: 0.2, verdict: 'worse' });
    expect(compareEye('OS', older, newest)[0]).toMatchObject({ a: null, change: null });
    expect(compareEye('OD', near, newest)[0]?.change).toBeNull();
    const corrected = test('c', 20, [found('OD', 0.1)], { with_correction: true });
    expect(compareEye('OD', corrected, newest)[0]?.change).toBeNull();
    const beyond = test('x', 20, [found('OD', 1.6, { limit: 'WORSE' })]);
    expect(compareEye('OD', beyond, newest)[0]).toMatchObject({
      a: { value: 1.6 },
      change: { by: null, verdict: 'better' },
    });
  });

  it('have a row for each distance of a test at both, each compared with its own [OUR-560]', () => {
    const both = { test_group: { group: 'VISUAL_ACUITY', strategy: 'BOTH', protocol: 'LANDOLT_C' } };
    const of = (id: string, day: number, far: number, at40: number) =>
      test(id, day, [found('OD', far, { near: false }), found('OD', at40, { near: true })], both);
    const rows = compareEye('OD', of('a', 20, 0, 0.4), of('b', 25, 0, 0.4));
    expect(rows.map(({ near: isNear, change }) => [isNear, change])).toEqual([
      [false, { by: 0, verdict: 'within' }],
      [true, { by: 0, verdict: 'within' }],
    ]);
    // only near was measured before
    const late = test('c', 20, [found('OD', 0.4, { near: true })], both);
    expect(compareEye('OD', late, of('b', 25, 0, 0.4)).map(({ change }) => change?.by)).toEqual([undefined, 0]);
  });

  it('have a row for each contrast, full contrast first', () => {
    const low = test('l', 20, [found('OD', 0.6, { contrast: 2.5 }), found('OD', 0.1)]);
    expect(compareEye('OD', low, newest).map(({ contrast, change }) => [contrast, change?.by])).toEqual([
      [null, 0.2],
      [2.5, undefined],
    ]);
  });
});
