import type { ProtocolValue, StrategyValue } from '@isopter/contract';
import type { Display } from './result.ts';
import type { OptotypeKind } from './types.ts';

/** How the acuity of a test is measured. */
export interface AcuityMethod {
  readonly optotype: OptotypeKind;
  /** The number of directions to choose from: 8, or 4 (right, up, left, down). */
  readonly alternatives: 4 | 8;
  readonly display: Display;
  /** The planned number of answers of a line. A line that is still too uncertain takes more. */
  readonly trials: number;
}

/** The sizes a display can show in logMAR, and those for visual impairment of cerebral origin (own choice). */
const DISPLAY = { least: -0.3, most: 1.6 } as const;
const CVI_DISPLAY = { least: -0.3, most: 2 } as const;

/** Planned answers: 18 of eight directions, 24 of four (FrACT); fewer where attention tires soon (own choice). */
const TRIALS = { 8: 18, 4: 24, cvi: 16 } as const;

/** Returns whether a line of a test at both distances (strategy `BOTH`) is the one at near, which follows that at distance. */
export const isNearLine = (index: number): boolean => index > 0;

/**
 * The method of a strategy and a protocol: a Landolt C has eight directions (ISO 8596); a tumbling E and the tests for
 * visual impairment of cerebral origin have four.
 */
export function methodOf({
  strategy,
  protocol,
}: {
  strategy?: StrategyValue | null | undefined;
  protocol?: ProtocolValue | null | undefined;
}): AcuityMethod {
  const isCvi = strategy === 'CVI_NEAR' || strategy === 'CVI_FAR';
  const optotype = protocol === 'TUMBLING_E' ? 'TUMBLING_E' : 'LANDOLT_C';
  const alternatives = isCvi || optotype === 'TUMBLING_E' ? 4 : 8;
  return {
    optotype,
    alternatives,
    display: isCvi ? CVI_DISPLAY : DISPLAY,
    trials: TRIALS[isCvi ? 'cvi' : alternatives],
  };
}
