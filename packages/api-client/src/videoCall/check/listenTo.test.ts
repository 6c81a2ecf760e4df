import { expect, it } from 'vitest';
import { levelOf } from './listenTo.ts';

const tone = (amplitude: number) =>
  Array.from({ length: 512 }, (_, index) => (index % 2 === 0 ? amplitude : -amplitude));

it.each([
  [0, 0],
  [0.001, 0],
  [0.1, 40 / 60],
  [1, 1],
])('returns for a tone of amplitude %d the level %d', (amplitude, level) => {
  expect(levelOf(tone(amplitude))).toBeCloseTo(level);
});
