import { expect, it } from 'vitest';
import { plainNumber } from './plainNumber.ts';

it.each([
  [' 15,5 ', '15.5'],
  ['–1.25', '-1.25'],
  ['−1,25', '-1.25'],
  ['－１．２５', '-1.25'],
  ['١٥٫٥', '15.5'],
  ['۱۵', '15'],
  ['\u200E-3\u200F', '-3'],
  ['1 5', '1 5'],
  ['10²', '10²'],
  ['x', 'x'],
])('writes %j as %j [OUR-809]', (typed, plain) => expect(plainNumber(typed)).toBe(plain));
