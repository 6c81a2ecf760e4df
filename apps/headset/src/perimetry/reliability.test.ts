import { count, judge, noCounts, statisticsOf } from '@isopter/clinical/perimetry';
import { describe, expect, it } from 'vitest';
import { simulate } from '../acceptance.ts';
import type { Response } from '../observer.ts';
import { type Profile, PROFILES } from '../patient/profiles.ts';
import { healthyTruth, measuredTruth } from '../patient/truth.ts';
import { type ExamPlan, type Presentation, STRATEGIES, type Strategy } from './exam.ts';
import { stimulusRecord } from './record.ts';

const NAMES = Object.keys(STRATEGIES) as Strategy[];
const AGE = 65;
const RUNS = 20;

/** The judgement of one simulated eye, healthy or glaucomatous by turns. */
function judged(strategy: Strategy, profile: Profile, run: number) {
  const plan: ExamPlan = { eye: 'OD', program: '24-2', strategy, age: AGE };
  const truth = run % 3 === 2 ? measuredTruth('R003', 'OD', AGE) : healthyTruth('OD', AGE, `${run}`);
  const counts = noCounts();
  const note = (shown: Presentation, response: Response): void => {
    const record = stimulusRecord({ eye: 'OD', index: shown.index, shown, response, isAnswered: true });
    count(counts, { ...record, threshold: null, catch_trial: record.catch_trial }, 1);
  };
  simulate(plan, truth, `judged ${run}`, profile, note);
  return judge(statisticsOf(counts));
}

type Index = keyof ReturnType<typeof judged>;

/** The share of runs of all strategies in which a kind of wrong answer is flagged. */
function flagged(index: Index, profile: Partial<Profile>): number {
  const all = NAMES.flatMap((strategy) =>
    Array.from({ length: RUNS }, (_, run) => judged(strategy, { ...PROFILES.reliable, ...profile }, run)),
  );
  return all.filter((one) => one[index].judgement === 'flagged').length / all.length;
}

describe('the judgement of simulated patients', () => {
  it('finds who misses 30 % of what is clearly seen [OUR-02]', () => {
    expect(flagged('falseNegatives', { lapse: [0.3, 0.3] })).toBeGreaterThanOrEqual(0.9);
  });
  it('finds who presses for nothing in 15 % of the presentations [OUR-02]', () => {
    expect(flagged('falsePositives', { false_press: 0.15 })).toBeGreaterThanOrEqual(0.9);
  });
  it('finds who looks away in 30 % of the fixation checks [OUR-02]', () => {
    expect(flagged('fixationLosses', { stray: 0.3 })).toBeGreaterThanOrEqual(0.9);
  });
  it.each(['falsePositives', 'falseNegatives', 'fixationLosses'] as const)(
    'flags at most 1 in 20 reliable patients of each kind: %s [OUR-02]',
    (index) => {
      expect(flagged(index, {})).toBeLessThanOrEqual(0.05);
    },
  );
});
