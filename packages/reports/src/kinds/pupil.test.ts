import type { PupillometryAnswer, PupillometryState } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { after } from '../fakes/finishedTest.ts';
import { FINISHED } from '../fakes/finishedTests.ts';
import { drawTest, reportedTest, reportOf, spanish } from '../fakes/reports.tsx';
import type { ReportedTest } from '../source.ts';
import { pupil } from './pupil.tsx';

type EyeState = PupillometryState['od_state'];
const eye = (period_type: EyeState['period_type'], more: Partial<EyeState> = {}): EyeState => ({
  period_type,
  period_completion_percentage: 100,
  is_currently_tested: true,
  is_retesting: false,
  ...more,
});
/** Two seconds of darkness, one of light on the right eye, and the recovery: the left pupil moves half as far. */
const history: PupillometryState[] = Array.from({ length: 16 }, (_, i) => {
  const period = i < 4 ? 'D' : i < 6 ? 'S' : 'R';
  const wide = (way: number): number => (i < 4 ? 6 : i < 6 ? 6 - way : 6 - way / 2);
  return {
    seq_num: i + 1,
    run: 1,
    seconds: (i + 1) / 2,
    test_percentage_done: Math.round((100 * (i + 1)) / 16),
    od_state: eye(period, {
      period_completion_percentage: Math.min(100, 10 * (i + 1)),
      light: period === 'S' ? 'white' : null,
      diameters: [wide(2), wide(2), wide(2)],
      ...(i === 15 && { result: 'Severe' }),
    }),
    os_state: eye('D', { is_currently_tested: i < 4, diameters: [wide(1), wide(1), wide(1)] }),
  };
});
const whole: PupillometryAnswer = { ...history.at(-1)!, history };
const test = reportedTest({ group: 'PUPIL', strategy: 'PUPILLOMETRY' });
const page = (state: PupillometryAnswer, options?: typeof spanish): string =>
  reportOf(pupil, state, test, options)
    .pages.join()
    .replaceAll(/[\u2068\u2069]/g, '');

const notesAt = (age: number | null): string | undefined => drawTest(pupil, whole, { ...test, age })?.notes.join();
const without = <T extends object>(whole: T, ...names: (keyof T)[]): T =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name as keyof T))) as T;

/** An eye as a device tells of it that measures no diameters. */
const plain = (eye: EyeState): EyeState => without(eye, 'light', 'diameters', 'result');

describe('what a pupil report says', () => {
  it('draws the curves of the screen on light and dark, with the grade of each eye [REP-01] [PUP-02] [CHART-03]', () => {
    const svg = page(whole);
    expect(svg).toContain('data-component="PupilTimeline"');
    expect(svg.match(/data-part="curve"/g)).toHaveLength(2);
    expect(svg.match(/data-part="lit"/g)).toHaveLength(1);
    for (const said of ['Severe', 'No grade']) expect(svg).toContain(`>${said}<`);
  });
  it('has the numbers of both pupils', () => {
    const [table] = reportOf(pupil, whole, test).tables;
    expect(table?.rows.map((row) => row.slice(0, 6))).toEqual([
      ['OD', 'OD', 'white light', '6.00', '4.00', '33'],
      ['OD', 'OS', 'white light', '6.00', '5.00', '17'],
    ]);
  });
  it('prints a note if the device sent no curves', () => {
    const bare = history.map((state) => ({
      ...without(state, 'seconds'),
      od_state: plain(state.od_state),
      os_state: plain(state.os_state),
    }));
    const svg = page({ ...bare.at(-1)!, history: bare });
    expect(svg).toContain('The device sent no diameters');
    expect(svg).toContain('Test done (%)');
  });
  it('has the relative afferent defect of the newest earlier test under that of this one [OUR-86]', () => {
    const judged = FINISHED.find(({ kind, test: { row } }) => kind === 'pupil' && row.strategy === 'PUPILLOMETRY')!;
    const state = judged.state as PupillometryAnswer;
    const said = (one: ReportedTest): string =>
      reportOf(pupil, state, one)
        .pages.join()
        .replaceAll(/[\u2068\u2069]/g, '');
    expect(said(after(judged).test)).toMatch(/Before, 10\/26\/2025: [^<]*0\.89/);
    expect(said(judged.test)).not.toContain('Before,');
  });
  it('has norms from the lowest age of their source on, and else says why there are none [OUR-434]', () => {
    expect(notesAt(18)).toContain('latency 193–231 ms');
    expect(notesAt(17)).toContain('No norm below 18 years');
    expect(notesAt(17)).not.toContain('latency 193');
    expect(notesAt(null)).toContain('No norm: age unknown');
  });
  it('speaks Spanish [REP-07], and is none before the first state', () => {
    expect(page(whole, spanish)).toContain('Reacciones a un destello');
    const waiting = eye('A', { is_currently_tested: false, period_completion_percentage: 0 });
    const nothing = { seq_num: 1, run: 1, test_percentage_done: 0, od_state: waiting, os_state: waiting, history: [] };
    expect(() => page(nothing)).toThrow('nothing to report');
  });
});
