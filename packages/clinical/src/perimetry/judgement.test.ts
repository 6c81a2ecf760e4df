import { describe, expect, it } from 'vitest';
import { earlyPressLimit, judgeEarlyPresses } from './earlyPresses.ts';
import { judge, verdictOf } from './judgement.ts';
import golden from './reliability.golden.data.json' with { type: 'json' };
import {
  BLANK_RULE,
  FALSE_NEGATIVE_RULE,
  FIXATION_LOSS_RULE,
  judgeTrials,
  limitOf,
  type SequentialRule,
  trialsToPass,
} from './sequentialRule.ts';
import { noCounts, statisticsOf } from './statistics.ts';

const RULES = { FN: FALSE_NEGATIVE_RULE, FL: FIXATION_LOSS_RULE } as const;

/** Computes how often a rule flags at a rate of wrong answers, and after how many trials it decides. */
function characteristic(rule: SequentialRule, rate: number): readonly [pFlag: number, meanTrials: number] {
  let open = new Map([[0, 1]]);
  let flagged = 0;
  let trials = 0;
  for (let given = 1; open.size > 0; given += 1) {
    const next = new Map<number, number>();
    for (const [wrong, chance] of open) {
      trials += chance;
      for (const [more, p] of [
        [1, rate],
        [0, 1 - rate],
      ] as const) {
        const judgement = judgeTrials(rule, wrong + more, given);
        if (judgement === 'flagged') flagged += chance * p;
        else if (judgement === 'undecided') next.set(wrong + more, (next.get(wrong + more) ?? 0) + chance * p);
      }
    }
    open = next;
  }
  return [flagged, trials];
}

describe('the sequential rule', () => {
  it.each(['FN', 'FL'] as const)('decides %s at the published boundaries [OUR-02]', (kind) => {
    for (const [n, pass, flag] of golden.rules[kind].boundaries as [number, number | null, number | null][]) {
      for (let wrong = 0; wrong <= n; wrong += 1) {
        const expected =
          flag !== null && wrong >= flag ? 'flagged' : pass !== null && wrong <= pass ? 'passed' : 'undecided';
        expect([kind, n, wrong, judgeTrials(RULES[kind], wrong, n)]).toEqual([kind, n, wrong, expected]);
      }
    }
  });
  it.each(['FN', 'FL'] as const)('%s finds the unreliable and spares the reliable as computed [OUR-02]', (kind) => {
    for (const [rate, expected] of Object.entries(golden.rules[kind].pFlag)) {
      const [flagged, trials] = characteristic(RULES[kind], Number(rate));
      expect(Math.abs(flagged - expected[0]!)).toBeLessThan(1e-4);
      expect(Math.abs(trials - expected[1]!)).toBeLessThan(0.01);
    }
    const { reliable, unreliable } = RULES[kind];
    expect(characteristic(RULES[kind], reliable)[0]).toBeLessThanOrEqual(0.05);
    expect(characteristic(RULES[kind], unreliable)[0]).toBeGreaterThanOrEqual(0.9);
  });
  it('finds who presses in 15 % of blank trials and spares who does in 3 %, as computed [OUR-425]', () => {
    const [found, trials] = characteristic(BLANK_RULE, BLANK_RULE.unreliable);
    const [spared, usual] = characteristic(BLANK_RULE, BLANK_RULE.reliable);
    expect([found, spared].map((share) => Number(share.toFixed(3)))).toEqual([0.903, 0.007]);
    expect([trials, usual].map(Math.round)).toEqual([37, 29]);
    expect(characteristic(BLANK_RULE, 0.33)[0]).toBeGreaterThan(0.99);
  });
  it('needs more trials of somebody who has given wrong answers', () => {
    expect([0, 1, 2, 3].map((wrong) => trialsToPass(FALSE_NEGATIVE_RULE, wrong))).toEqual([11, 18, 20, 20]);
    expect([0, 1, 2, 3].map((wrong) => trialsToPass(FIXATION_LOSS_RULE, wrong))).toEqual([11, 19, 27, 28]);
    expect(trialsToPass(BLANK_RULE, 0)).toBe(18);
  });
  it('goes by the share where a device gave more trials than it has', () => {
    expect(judgeTrials(FALSE_NEGATIVE_RULE, 4, 40)).toBe('passed');
    expect(judgeTrials(FALSE_NEGATIVE_RULE, 8, 40)).toBe('flagged');
  });
});

/** P(at least `count` of `trials`) at a rate. */
function atLeast(count: number, trials: number, rate: number): number {
  let sum = 0;
  let term = (1 - rate) ** trials;
  for (let i = 0; i < count; i += 1) {
    sum += term;
    term *= ((trials - i) / (i + 1)) * (rate / (1 - rate));
  }
  return 1 - sum;
}

describe('early presses', () => {
  it.each([52, 100, 200, 300, 500])('of %i presentations find 9 in 10 who press in 15 %, and no reliable one', (n) => {
    const from = Math.round(earlyPressLimit(n) * n);
    expect(judgeEarlyPresses(from, n)).toBe('flagged');
    expect(judgeEarlyPresses(from - 1, n)).toBe('passed');
    expect(atLeast(from, n, 0.15)).toBeGreaterThanOrEqual(0.9);
    expect(atLeast(from + 1, n, 0.15)).toBeLessThan(0.9);
    expect(atLeast(from, n, 0.03)).toBeLessThan(0.05);
  });
  it('of a few presentations say nothing', () => {
    expect(judgeEarlyPresses(20, 51)).toBe('undecided');
  });
});

const statistics = (over: Partial<ReturnType<typeof noCounts>>) => statisticsOf({ ...noCounts(), ...over });

describe('the judgement of an eye', () => {
  it('is open before anything was given, and says neither 0 % nor passed [OUR-02]', () => {
    for (const { given, share, judgement } of Object.values(judge(statistics({})))) {
      expect(given ?? 0).toBe(0);
      expect([share, judgement]).toEqual([null, 'undecided']);
    }
    expect(statistics({})).toMatchObject({ false_negative_percentage: null, fixation_loss_percentage: null });
  });
  it('counts wrong of given, with a rate once there are enough to judge by [OUR-01] [OUR-427]', () => {
    const told = { told: 200, presented: 200, viewed: 120 };
    const few = judge(statistics({ ...told, false_negatives: 1, false_negative_trials: 4, blind_spot_checks: 4 }));
    expect(few.falseNegatives).toMatchObject({ wrong: 1, given: 4, share: null, judgement: 'undecided' });
    expect(few.fixationLosses).toMatchObject({ wrong: 0, given: 4, share: null, judgement: 'undecided' });
    const given = { false_negative_trials: 10, blank_trials: 40 };
    const many = judge(statistics({ ...told, ...given, false_negatives: 3, blank_presses: 1 }));
    expect(many.falseNegatives).toMatchObject({ wrong: 3, given: 10, share: 0.3, judgement: 'flagged' });
    expect(many.falsePositives).toMatchObject({ wrong: 1, given: 40, share: 0.025, judgement: 'passed' });
    const undecided = judge(statistics({ ...told, blind_spot_checks: 20, fixation_losses: 2 })).fixationLosses;
    expect(undecided).toMatchObject({ wrong: 2, given: 20, share: null, judgement: 'undecided' });
    expect(many.falseNegatives.limit).toBe(limitOf(FALSE_NEGATIVE_RULE));
  });
  it('does not judge false negatives of records that do not say which trials were given [OUR-01]', () => {
    const silent = { presented: 200, viewed: 120, blind_spot_checks: 4 };
    expect(judge(statistics(silent)).falseNegatives).toMatchObject({
      given: null,
      share: null,
      judgement: 'undecided',
    });
    expect(statistics(silent).false_negative_percentage).toBeNull();
    expect(statistics({ ...silent, false_negatives: 1 }).false_negative_percentage).toBe(25);
  });
  it('reports no rate of false positives without blank trials, but flags early presses alone [OUR-425]', () => {
    const silent = { presented: 250, viewed: 140, told: 250 };
    expect(judge(statistics({ ...silent, false_positives: 2 })).falsePositives).toMatchObject({
      basis: 'early',
      given: null,
      share: null,
      judgement: 'undecided',
      early: { wrong: 2, given: 250 },
    });
    expect(judge(statistics({ ...silent, false_positives: 40, blank_trials: 18 })).falsePositives).toMatchObject({
      basis: 'early',
      wrong: 40,
      given: 250,
      share: 0.16,
      judgement: 'flagged',
    });
  });
  it('does not take presses at an unknown time for early ones, nor for late ones [OUR-429]', () => {
    const untimed = { presented: 54, viewed: 54, untimed: 54 };
    expect(judge(statistics(untimed)).falsePositives.early).toEqual({ wrong: 0, given: 0 });
    expect(statistics(untimed).false_positive_percentage).toBeNull();
  });
  it('is never unreliable for false negatives [OUR-424]', () => {
    const told = { presented: 250, viewed: 140, told: 250, blind_spot_checks: 11, blank_trials: 18 };
    for (const wrong of [2, 5, 20]) {
      const judged = judge(statistics({ ...told, false_negatives: wrong, false_negative_trials: 20 }));
      expect(verdictOf(judged)).not.toBe('flagged');
    }
  });
});
