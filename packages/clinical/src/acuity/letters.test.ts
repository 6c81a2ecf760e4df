import { describe, expect, it } from 'vitest';
import { letterChart, lettersOf } from './letters.ts';
import { lowContrastLimits, lowContrastNorm } from './lowContrast.ts';

const at = (logmar: number) => ({ logmar, beyond: null, interval: null });

describe('letters of a chart', () => {
  it.each([
    [0, 85],
    [0.26, 72],
    [1.6, 5],
    [1.7, 0],
    [1.8, null],
    [2, null],
  ])('at full contrast and %d logMAR are %s of an ETDRS chart, never negative [OUR-432]', (logmar, letters) => {
    expect(lettersOf(logmar, letterChart(null))).toBe(letters);
    expect(lettersOf(logmar, letterChart(100))).toBe(letters);
  });

  it.each([
    [0.5, 30, false],
    [0.68, 21, false],
    // half a letter below the limit is printed as the limit itself
    [0.69, 21, false],
    [0.7, 20, true],
    [1, 5, true],
    [1.1, 0, true],
    [1.3, null, true],
  ])(
    'at 2.5 % and %d logMAR are %s of the chart that the limit is on [OUR-432] [OUR-563]',
    (logmar, letters, isBelow) => {
      const chart = letterChart(2.5);
      expect(lettersOf(logmar, chart)).toBe(letters);
      const limit = lowContrastLimits({ OD: at(logmar) }, lowContrastNorm(40).norm!).OD!;
      expect(limit.isBelow).toBe(isBelow);
      expect((letters ?? -1) < limit.letters).toBe(isBelow);
    },
  );

  it('are those of 10 % contrast too, on the same chart', () => {
    expect(letterChart(10)).toBe(letterChart(2.5));
    expect(lettersOf(0.68, letterChart(10))).toBe(21);
  });
});
