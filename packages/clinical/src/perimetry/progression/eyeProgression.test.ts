import { describe, expect, it } from 'vitest';
import { eyeProgression } from './eyeProgression.ts';
import { fieldOf } from './fakes/fields.ts';
import type { ProgressionField } from './series.ts';

/** A field of 52 points of 30 dB on a day, the first of them lower by so much. */
const field = (day: number, lower = 0, points = 3, other: Partial<ProgressionField> = {}): ProgressionField =>
  fieldOf([day, ...Array.from({ length: 54 }, (_, i) => (i < points ? 30 - lower : 30))], other);
const stable = [field(0), field(100), field(200)];

describe('the progression of an eye', () => {
  it('reports the missing part of an event: a baseline, a later field, limits [OUR-68]', () => {
    expect(eyeProgression([], 'OD')).toBeUndefined();
    expect(eyeProgression(stable.slice(0, 1), 'OD')).toMatchObject({ noEvents: 'baseline', events: undefined });
    expect(eyeProgression(stable.slice(0, 2), 'OD')).toMatchObject({ noEvents: 'followUp', worse: { once: 0 } });
    expect(eyeProgression(stable, 'OD')).toMatchObject({ noEvents: null, isSeenOnce: false });
    const large = stable.map((one) => ({ ...one, size: 5 }));
    expect(eyeProgression(large, 'OD')).toMatchObject({ noEvents: 'limits', events: undefined });
  });

  it('counts the points that are worse once, twice and three times in a row [OUR-08]', () => {
    const once = [...stable.slice(0, 2), field(300, 20)];
    expect(eyeProgression(once, 'OD')).toMatchObject({ worse: { once: 3, twice: 0, thrice: 0 }, isSeenOnce: true });
    const twice = [...once, field(400, 20, 4)];
    expect(eyeProgression(twice, 'OD')).toMatchObject({
      events: { verdict: 'possible' },
      worse: { once: 4, twice: 3, thrice: 0 },
      isSeenOnce: false,
    });
    const thrice = [...twice, field(500, 20)];
    expect(eyeProgression(thrice, 'OD')).toMatchObject({ events: { verdict: 'likely' }, worse: { thrice: 3 } });
  });

  it('starts from a chosen baseline, unless a field of it does not count [OUR-67]', () => {
    const fields = [field(0, 20), field(100, 20), ...[200, 300, 400, 500].map((day) => field(day))];
    expect(eyeProgression(fields, 'OD')).toMatchObject({ isChosen: false });
    const chosen = eyeProgression(fields, 'OD', undefined, ['200', '300'])!;
    expect(chosen).toMatchObject({ isChosen: true, events: { followUps: [{}, {}] } });
    const without = fields.map((one) => (one.id === '200' ? { ...one, excluded: 'LID' } : one));
    const first = eyeProgression(without, 'OD', undefined, ['200', '300'])!;
    expect(first.isChosen).toBe(false);
    expect(first.baseline!.map(({ id }) => id)).toEqual(['0', '100']);
  });
});
