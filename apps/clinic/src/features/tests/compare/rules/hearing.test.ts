import type { CourseTest } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { sampleCourse } from '../../../../fakes/course.ts';
import { hearingPair, hearingTests, type HearingTest, UNTESTED } from './hearing.ts';

const test = (id: string, day: number, ears: Partial<HearingTest['ears']>): HearingTest => ({
  id,
  time: `2026-01-${day}T09:00:00Z`,
  day: `2026-01-${day}`,
  ears: { RIGHT: UNTESTED, LEFT: UNTESTED, ...ears },
});
const TONE = { thresholds: [{ frequency: 1000, level: 20, heard: true }], reliability: null };
const newest = test('n', 30, { RIGHT: TONE, LEFT: TONE });
const right = test('r', 20, { RIGHT: TONE });
const left = test('l', 10, { LEFT: TONE });
const pair = (tests: readonly HearingTest[], a: string | null = null, b: string | null = null) => {
  const found = hearingPair(tests, { a, b });
  return found && [found.a?.id ?? null, found.b.id];
};

describe('the hearing tests of a patient', () => {
  it('are those with thresholds', () => {
    const course: readonly CourseTest[] = sampleCourse(40);
    const tests = hearingTests(course);
    expect(tests).toHaveLength(course.filter(({ picture }) => picture?.ears).length);
    expect(tests[0]?.ears.LEFT.thresholds[0]).toEqual({ frequency: 500, level: 10, heard: true });
  });

  it('are compared with the newest before that shares an ear, or as they are chosen', () => {
    expect(pair([newest, right, left])).toEqual(['r', 'n']);
    expect(pair([newest, right, left], null, 'r')).toEqual([null, 'r']);
    expect(pair([newest, right, left], 'l', 'n')).toEqual(['l', 'n']);
    // whichever is chosen first, the earlier one is A
    expect(pair([newest, right], 'n', 'r')).toEqual(['r', 'n']);
    expect(pair([newest, right], 'n')).toEqual(['r', 'n']);
    expect(pair([newest], 'gone', 'gone')).toEqual([null, 'n']);
    expect(pair([])).toBeNull();
  });
});
