import { describe, expect, it } from 'vitest';
import { FIELDS, type FieldName, judgedField } from '../fakes/judgedField.ts';
import { type Profile, PROFILES } from '../patient/profiles.ts';
import { STRATEGIES, type Strategy } from './exam.ts';

const NAMES = Object.keys(STRATEGIES) as Strategy[];
/** The gate simulates half of the patients: the shares below hold for both. */
const RUNS = process.env['ISOPTER_TESTS'] === 'gate' ? 10 : 20;
type Judged = ReturnType<typeof judgedField>;
type Index = keyof Judged['judged'];

const run = (strategy: Strategy, field: FieldName, profile: Partial<Profile>, count: number): readonly Judged[] =>
  Array.from({ length: count }, (_, i) => judgedField(strategy, field, { ...PROFILES.reliable, ...profile }, i));

/** Runs of all strategies on healthy and glaucomatous eyes. */
const runs = (profile: Partial<Profile>, fields: readonly FieldName[] = ['healthy', 'glaucoma']): readonly Judged[] =>
  NAMES.flatMap((strategy) => fields.flatMap((field) => run(strategy, field, profile, RUNS)));

const shareOf = (all: readonly Judged[], is: (one: Judged) => boolean): number => all.filter(is).length / all.length;
const isFlagged =
  (index: Index) =>
  ({ judged }: Judged): boolean =>
    judged[index].judgement === 'flagged';
const is =
  (verdict: Judged['verdict']) =>
  (one: Judged): boolean =>
    one.verdict === verdict;

describe('the judgement of simulated patients', () => {
  it('finds who misses 30 % of what is clearly seen in a healthy field [OUR-02]', () => {
    expect(shareOf(runs({ lapse: [0.3, 0.3] }, ['healthy']), isFlagged('falseNegatives'))).toBeGreaterThanOrEqual(0.8);
  });
  it('finds who looks away in 30 % of the fixation checks [OUR-02]', { tags: '@all' }, () => {
    expect(shareOf(runs({ stray: 0.3 }), is('flagged'))).toBeGreaterThanOrEqual(0.9);
  });
  it.each([
    ['before a stimulus can be seen', 0.15, 'early'],
    ['at any time', 0.15, 'any'],
    ['at any time', 0.33, 'any'],
  ] as const)(
    'finds who presses for nothing %s in %d of the presentations [OUR-02] [OUR-425]',
    { tags: '@all' },
    (_, rate, press_time) => {
      expect(shareOf(runs({ false_press: rate, press_time }), is('flagged'))).toBeGreaterThanOrEqual(0.9);
    },
  );
  it.each(['early', 'any'] as const)(
    'flags at most 1 in 20 reliable patients whose presses are %s [OUR-02]',
    { tags: '@all' },
    (press_time) => {
      const all = runs({ press_time, stray: 0 });
      expect(shareOf(all, is('flagged'))).toBeLessThanOrEqual(0.05);
      expect(shareOf(all, is('passed'))).toBeGreaterThanOrEqual(0.9);
    },
  );
});

describe('a reliable patient with a low field', () => {
  const fields = (Object.keys(FIELDS) as FieldName[]).filter((name) => name !== 'healthy' && name !== 'glaucoma');

  it.each(NAMES)(
    'is flagged in at most 1 of 20 tests by %s, also for false negatives [OUR-424]',
    { tags: '@all' },
    (strategy) => {
      const all = fields.flatMap((field) => run(strategy, field, {}, 2 * RUNS));
      expect(shareOf(all, is('flagged'))).toBeLessThanOrEqual(0.05);
      expect(shareOf(all, isFlagged('falseNegatives'))).toBeLessThanOrEqual(0.05);
    },
  );
  it('has no place for a false-negative trial where the loss is deep, and passes all the same [OUR-424]', () => {
    const all = run('AVA_FAST', 'loss of 15 dB', {}, RUNS);
    expect(shareOf(all, ({ judged }) => judged.falseNegatives.given === 0)).toBeGreaterThanOrEqual(0.9);
    expect(shareOf(all, is('passed'))).toBeGreaterThanOrEqual(0.9);
  });
});
