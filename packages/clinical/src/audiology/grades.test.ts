import { expect, it } from 'vitest';
import { gradeScale } from './grades.ts';

const none = (age: number | null) => (['who', 'clark'] as const).map((scale) => gradeScale(scale, age).none);
const below = (years: number) => ({ why: 'below', years });

it.each([
  [-10, 'normal', 'normal'],
  [15, 'normal', 'normal'],
  [15.5, 'normal', 'slight'],
  [19.9, 'normal', 'slight'],
  [20, 'mild', 'slight'],
  [26, 'mild', 'mild'],
  [35, 'moderate', 'mild'],
  [50, 'moderatelySevere', 'moderate'],
  [65, 'severe', 'moderatelySevere'],
  [80, 'profound', 'severe'],
  [90.4, 'profound', 'severe'],
  [91, 'profound', 'profound'],
  [95, 'complete', 'profound'],
])('grades an average of %d dB HL as %s (WHO) and %s (Clark)', (average, who, clark) => {
  const grades = (['who', 'clark'] as const).map((scale) => gradeScale(scale, 40).norm?.gradeOf(average));
  expect(grades).toEqual([who, clark]);
});

it('grades no infant, no child by WHO, and no one of unknown age [OUR-434]', () => {
  expect(none(0)).toEqual([below(18), below(5)]);
  expect(none(5)).toEqual([below(18), null]);
  expect(none(18)).toEqual([null, null]);
  expect(none(null)).toEqual([{ why: 'unknownAge' }, { why: 'unknownAge' }]);
});
