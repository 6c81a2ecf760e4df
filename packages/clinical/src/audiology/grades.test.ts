import { expect, it } from 'vitest';
import { gradeByClark, gradeByWho } from './grades.ts';

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
  expect([gradeByWho(average), gradeByClark(average)]).toEqual([who, clark]);
});
