import { received } from '@isopter/recordings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PerimetryEvent } from '../types.ts';
import { stream } from '../fakes/arbitraries.ts';
import { initialState, reduceAll } from './state.ts';
import { locations, statistics } from './views.ts';

const answers = (eye: string, records: readonly object[]): PerimetryEvent[] =>
  records.map((record, i) =>
    received('new_stimuli', { eye, index: i + 1, x: 3, y: 3, viewed: true, response_time: 0.4, ...record }),
  );
const of = (events: PerimetryEvent[], eye?: 'OD' | 'OS') => statistics(reduceAll(initialState({}), events), eye);

const at = (records: readonly object[]) => locations(reduceAll(initialState({}), answers('OD', records)), 'OD');

describe('reliability', () => {
  it('counts a press before 0.15 s as a false positive, in percent only above 3 seen [PERI-03]', () => {
    const three = answers('OD', [{ response_time: 0.149 }, {}, {}]);
    expect(of(three, 'OD')).toMatchObject({ false_positives: 1, false_positive_percentage: null });
    const four = answers('OD', [{ response_time: 0.149 }, { response_time: 0.15 }, {}, {}, { viewed: false }]);
    expect(of(four, 'OD')).toMatchObject({ viewed: 4, false_positives: 1, false_positive_percentage: 25 });
  });

  it('counts a fixation check answered after 0.15 s as a fixation loss, a quarter each, at most 100 [PERI-04]', () => {
    const check = { is_blind_spot: true, x: 15, y: -1.5 };
    const some = answers('OS', [{ ...check }, { ...check, response_time: 0.15 }, { ...check, viewed: false }]);
    expect(of(some, 'OS')).toMatchObject({ fixation_losses: 1, fixation_loss_percentage: 25, blind_spot_checks: 3 });
    const many = answers(
      'OS',
      Array.from({ length: 7 }, () => check),
    );
    expect(of(many, 'OS').fixation_loss_percentage).toBe(100);
  });

  it('counts the stimuli marked false negative [PERI-09]', () => {
    const missed = { viewed: false, false_negative: true };
    expect(of(answers('OD', [missed, missed, {}]), 'OD')).toMatchObject({
      false_negatives: 2,
      false_negative_percentage: 50,
    });
    expect(
      of(
        answers(
          'OD',
          Array.from({ length: 5 }, () => missed),
        ),
        'OD',
      ).false_negative_percentage,
    ).toBe(100);
  });

  it('has no rates without trials, and counts the trials given [OUR-01]', () => {
    const none = of(answers('OD', [{}]), 'OD');
    expect(none).toMatchObject({ false_negative_percentage: null, fixation_loss_percentage: null });
    expect(of([], 'OS')).toMatchObject({ false_negative_percentage: null, fixation_loss_percentage: null });
    const told = { catch_trial: null };
    const seen = { catch_trial: 'false_negative' };
    const missed = { catch_trial: 'false_negative', viewed: false, false_negative: true };
    const shown = { catch_trial: 'false_negative', viewed: false, response_time: 0 };
    const trials = of(answers('OD', [told, seen, missed, seen]), 'OD');
    expect(trials).toMatchObject({ false_negatives: 1, false_negatives_given: 3, false_negative_percentage: 25 });
    expect(of(answers('OD', [told]), 'OD').false_negatives_given).toBe(0);
    expect(of(answers('OD', [{}]), 'OD').false_negatives_given).toBeNull();
    // one that still awaits its answer is not given yet
    expect(of(answers('OD', [told, seen, shown]), 'OD').false_negatives_given).toBe(1);
  });

  it('adds both eyes over their catch trials [PERI-03] [PERI-04] [PERI-09]', () => {
    const missed = { viewed: false, false_negative: true };
    const both = of([...answers('OD', [missed, {}, {}]), ...answers('OS', [missed, {}, { response_time: 0.1 }])]);
    expect(both).toMatchObject({ false_negative_percentage: 25, false_positive_percentage: 25, viewed: 4 });
    expect(of(answers('OD', [missed])).false_negative_percentage).toBe(25);
  });

  it('is never NaN, stays within 0 and 100 and counts each record once [PERI-03] [PERI-04] [PERI-09]', () => {
    fc.assert(
      fc.property(stream, (events) => {
        const state = reduceAll(initialState({}), [...events, ...events]);
        const total = statistics(state);
        expect(total.presented).toBe(state.stimuli.size);
        expect(total.presented).toBe(statistics(state, 'OD').presented + statistics(state, 'OS').presented);
        for (const value of Object.values(total)) expect(value === null || Number.isFinite(value)).toBe(true);
        for (const name of ['false_positive', 'false_negative', 'fixation_loss'] as const) {
          const percentage = total[`${name}_percentage`] ?? 0;
          expect(percentage).toBeGreaterThanOrEqual(0);
          expect(percentage).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});

describe('locations', () => {
  it('collects the presentations of a point [PERI-01]', () => {
    const miss = { viewed: false, response_time: 1.5 };
    expect(at([{}, miss, { ...miss, threshold: 26 }])).toEqual([
      { x: 3, y: 3, state: 'threshold', threshold: 26, seen: 1, not_seen: 2, response_time: 0.4, is_blind_spot: false },
    ]);
    expect(at([{}, { response_time: 0.3 }, miss])[0]?.response_time).toBe(0.3);
    expect(at([miss])[0]?.response_time).toBeNull();
    expect(at([{}, miss])[0]?.state).toBe('notSeen');
    expect(at([miss, {}])[0]?.state).toBe('seen');
  });

  it('marks a location as tested until the answer arrives, and ignores catch trials [PERI-01]', () => {
    expect(at([{ viewed: false, response_time: 0 }])).toMatchObject([{ state: 'testing', seen: 0, not_seen: 0 }]);
    expect(at([{}, { viewed: false, response_time: 1.5, false_negative: true }])[0]?.state).toBe('seen');
    expect(at([{ response_time: 0.05 }])).toMatchObject([{ state: 'untested', seen: 0 }]);
    expect(at([{ is_blind_spot: true, x: 15, y: -1.5 }])).toEqual([]);
  });

  it('supports streams in which the index numbers the locations [PERI-08]', () => {
    const state = reduceAll(
      initialState({}),
      [3, 9, 15].map((x, index) =>
        received('new_stimuli', { eye: 'OS', index, x, y: 9, viewed: true, threshold: 20 + index }),
      ),
    );
    expect(locations(state, 'OS').map(({ threshold }) => threshold)).toEqual([20, 21, 22]);
  });
});
