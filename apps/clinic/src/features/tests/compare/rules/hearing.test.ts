import type { CourseTest } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { sampleCourse } from '../../../../fakes/data/course.ts';
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

/** An ear with too many responses that came too soon. */
const FLAGGED = {
  ...TONE,
  reliability: {
    verdict: 'flagged',
    false_responses: null,
    retest: null,
    too_soon: { pressed: 9, given: 20, judgement: 'flagged' },
  },
} as const;

describe('the hearing tests of a patient', () => {
  it('are compared with the newest that counts, as on the patient page, and with another one only if none does [OUR-560]', () => {
    const flagged = test('f', 25, { RIGHT: FLAGGED, LEFT: FLAGGED });
    expect(pair([newest, flagged, right])).toEqual(['r', 'n']);
    expect(pair([newest, flagged])).toEqual(['f', 'n']);
    expect(pair([newest, test('h', 26, { RIGHT: FLAGGED, LEFT: TONE }), right])).toEqual(['h', 'n']);
  });
  it('are not those of a screening [OUR-561]', () => {
    const [row] = sampleCourse(40).filter(({ picture }) => picture?.ears);
    const test_group = { ...row!.test.test_group, strategy: 'PURE_TONE_SCREENING' as const };
    expect(hearingTests([row!])).toHaveLength(1);
    expect(hearingTests([{ ...row!, test: { ...row!.test, test_group } }])).toEqual([]);
  });
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
