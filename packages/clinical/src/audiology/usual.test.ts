import { describe, expect, it } from 'vitest';
import { usualLevels } from './usual.ts';

describe('what people of an age and sex hear [OUR-64]', () => {
  it('is the middle half of the people measured, as published', () => {
    expect(usualLevels(18, 'M')!.levels[0]).toEqual({ frequency: 500, low: 5, middle: 5, high: 10 });
    expect(usualLevels(59, 'M')!.levels.at(-1)).toEqual({ frequency: 8000, low: 20, middle: 30, high: 45 });
    expect(usualLevels(59, 'M')).toMatchObject({ from: 40, to: 59, people: [794, 795] });
    for (const age of [30, 50, 70, 95])
      for (const sex of ['F', 'M'])
        for (const { low, middle, high } of usualLevels(age, sex)!.levels)
          expect(low <= middle && middle <= high).toBe(true);
  });

  it('is not known of children, of an unknown age, and of a sex that is not known', () => {
    const nobody = [usualLevels(17, 'F'), usualLevels(null, 'F'), usualLevels(40, undefined), usualLevels(40, 'O')];
    expect(nobody.filter((one) => one !== undefined)).toEqual([]);
  });
});
