import type { StrategyValue } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { estimateAfter, type Trial } from './estimate.ts';
import golden from './golden.data.json' with { type: 'json' };
import { letterChart, lettersOf } from './letters.ts';
import { isInconsistent, lowContrastLimits, lowContrastNorm } from './lowContrast.ts';
import { methodOf } from './method.ts';
import { lineOf, notationsOf, snellenOf } from './notation.ts';
import { type Acuity, acuityFrom, type AcuityValue } from './result.ts';

const trialsOf = (list: readonly (readonly number[])[]): Trial[] =>
  list.map(([size, right]) => ({ size: size!, seen: right === 1 }));

/** An end of an interval as the golden rows write it: `>1.60` beyond the largest size. */
const written = ({ logmar, beyond }: AcuityValue): string =>
  `${beyond ? { better: '<', worse: '>' }[beyond] : ''}${logmar.toFixed(2)}`;

const letters = (logmar: number) => lettersOf(logmar, letterChart(null));

describe('the estimate', () => {
  it.each(golden.sequences)('of "$name" is that of the golden row [OUR-10]', ({ alternatives, trials, expected }) => {
    const estimate = estimateAfter(trialsOf(trials), alternatives);
    expect(Math.abs(estimate.median - expected.median)).toBeLessThan(0.011);
    expect(Math.abs(estimate.low - expected.lo95)).toBeLessThan(0.011);
    expect(Math.abs(estimate.high - expected.hi95)).toBeLessThan(0.011);
    const { printed } = expected;
    const said = acuityFrom(estimate, trials.length, methodOf({}).display);
    const signs = { '=': null, 'worse than': 'worse', 'better than': 'better' } as const;
    expect(said && { beyond: said.beyond, logmar: said.logmar, interval: said.interval?.map(written) ?? null }).toEqual(
      printed && {
        beyond: signs[printed.sign as keyof typeof signs],
        logmar: printed.logMAR,
        interval: printed.interval,
      },
    );
  });
  it('uses the guessing rate: a tumbling E, and any optotype of the tests for CVI, has four directions', () => {
    expect(methodOf({ strategy: 'DISTANCE', protocol: 'LANDOLT_C' }).alternatives).toBe(8);
    expect(methodOf({ strategy: 'DISTANCE', protocol: 'TUMBLING_E' }).alternatives).toBe(4);
    expect(methodOf({ strategy: 'CVI_FAR', protocol: 'LANDOLT_C' }).alternatives).toBe(4);
    const seen = [{ size: 0.2, seen: true }];
    expect(estimateAfter(seen, 4).median).toBeGreaterThan(estimateAfter(seen, 8).median);
  });
});

/** Returns the report text of an eye that gave the same answer to 18 optotypes of one size. */
function saidOf(size: number, seen: boolean, strategy: StrategyValue) {
  const { alternatives, display } = methodOf({ strategy });
  const trials = Array.from({ length: 18 }, () => ({ size, seen }));
  return acuityFrom(estimateAfter(trials, alternatives), trials.length, display);
}

describe('an acuity', () => {
  it('is never the end of the display for an eye that saw nothing, or everything [OUR-11]', () => {
    expect(saidOf(1.6, false, 'DISTANCE')).toEqual({ logmar: 1.6, beyond: 'worse', interval: null });
    expect(saidOf(-0.3, true, 'DISTANCE')).toEqual({ logmar: -0.3, beyond: 'better', interval: null });
    expect(saidOf(2, false, 'CVI_FAR')).toEqual({ logmar: 2, beyond: 'worse', interval: null });
  });
});

describe('notations', () => {
  it('are those of charts, in feet and in metres: 20/800 is 6/240 [OUR-12]', () => {
    // published rounding of each line: [logMAR, 20/, 6/, decimal]
    for (const [logmar, feet, metres, decimal] of [
      [-0.3, 10, 3, 2],
      [-0.2, 12.5, 3.8, 1.58],
      [-0.1, 16, 4.8, 1.26],
      [0, 20, 6, 1],
      [0.1, 25, 7.6, 0.79],
      [0.2, 32, 9.5, 0.63],
      [0.3, 40, 12, 0.5],
      [0.4, 50, 15, 0.4],
      [0.5, 63, 19, 0.32],
      [0.6, 80, 24, 0.25],
      [0.7, 100, 30, 0.2],
      [0.8, 125, 38, 0.16],
      [1, 200, 60, 0.1],
      [1.3, 400, 120, 0.05],
      [1.6, 800, 240, 0.025],
      [2, 2000, 600, 0.01],
    ] as const) {
      expect(notationsOf(logmar)).toMatchObject({ feet, metres, decimal });
    }
  });
  it('count letters one by one, not a line at a time [OUR-12]', () => {
    for (const row of golden.conversion) expect(letters(row.logMAR)).toBe(row.letters);
    expect([0.24, 0.26, -0.04].map(letters)).toEqual([73, 72, 87]);
  });
  it('name the nearest line of an estimate', () => {
    expect([0.24, 0.26, -0.05, -0.02].map(lineOf)).toEqual([0.2, 0.3, 0, 0]);
    expect(snellenOf(0.24, 'IMP')).toBe('20/32');
    expect(snellenOf(0.24, 'INT')).toBe('6/9.5');
  });
});

/** An acuity with an interval of 0.15 on each side. */
const acuity = (logmar: number): Acuity => ({
  logmar,
  beyond: null,
  interval: [
    { logmar: logmar - 0.15, beyond: null },
    { logmar: logmar + 0.15, beyond: null },
  ],
});

describe('low contrast', () => {
  it('at 2.5 % is judged by the limits of the worse eye, the better one, and both [OUR-14]', () => {
    // 21, 25 and 33 letters of 70 are 0.68, 0.60 and 0.44 logMAR
    const norm = lowContrastNorm(40).norm!;
    expect(lowContrastLimits({ OD: acuity(0.62), OS: acuity(0.66), OU: acuity(0.46) }, norm)).toEqual({
      OD: { letters: 25, isBelow: true },
      OS: { letters: 21, isBelow: false },
      OU: { letters: 33, isBelow: true },
    });
    expect(lowContrastLimits({ OS: acuity(0.68) }, norm)).toEqual({ OS: { letters: 21, isBelow: false } });
    expect(lowContrastLimits({ OD: { logmar: 1.6, beyond: 'worse' } }, norm).OD?.isBelow).toBe(true);
  });
  it('has no norm for children and for an unknown age [OUR-434]', () => {
    expect(lowContrastNorm(17).none).toEqual({ why: 'below', years: 18 });
    expect(lowContrastNorm(null).none).toEqual({ why: 'unknownAge' });
  });
  it('is inconsistent when it is better than a higher contrast beyond both intervals [OUR-14]', () => {
    expect(isInconsistent(acuity(0.4), acuity(-0.1))).toBe(true);
    expect(isInconsistent(acuity(0.2), acuity(0))).toBe(false);
    expect(isInconsistent(acuity(0.2), acuity(0.5))).toBe(false);
    expect(isInconsistent({ logmar: 1.6, beyond: 'worse', interval: null }, acuity(0.4))).toBe(true);
  });
});
