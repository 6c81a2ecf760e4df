import type { ProtocolValue, StrategyValue } from '@isopter/contract';
import type { Display } from './result.ts';
import type { OptotypeKind } from './types.ts';

/** How the acuity of a test is measured. */
export interface AcuityMethod {
  readonly optotype: OptotypeKind;
  /** The number of directions to choose from: 8, or 4 (right, up, left, down). */
  readonly alternatives: 4 | 8;
  readonly display: Display;
}

/** The sizes a display can show in logMAR, and those for visual impairment of cerebral origin (own choice). */
const DISPLAY = { least: -0.3, most: 1.6 } as const;
const CVI_DISPLAY = { least: -0.3, most: 2 } as const;

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
  return {
    optotype,
    alternatives: isCvi || optotype === 'TUMBLING_E' ? 4 : 8,
    display: isCvi ? CVI_DISPLAY : DISPLAY,
  };
}
