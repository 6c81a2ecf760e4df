import type { ProtocolValue, StrategyValue, TestType } from '@isopter/contract';
import type { Eye } from '../eye.ts';
import { type Grid, gridOf } from './grids.ts';

/** The test: group, strategy and program by their API values. */
export interface PerimetryTestGroup {
  readonly group: TestType;
  readonly strategy?: StrategyValue | null;
  readonly protocol?: ProtocolValue | null;
}

const ANSWERED_BY_SEEING = new Set([
  'SUPRA_THRESHOLD',
  'SUPRA_FAST',
  'CONFRONTATION',
  'PTOSIS',
  'BLEPHARO',
  'ESTERMAN',
]);
const PTOSIS_TRADITIONAL = '30-2-PTOSIS-TRADITIONAL';

/**
 * Returns whether the test has two regions, eyelid free and taped; the second clears the plot of the first (PERI-07).
 */
export const hasRegions = ({ protocol }: PerimetryTestGroup): boolean => protocol === PTOSIS_TRADITIONAL;

/** Returns whether locations are judged as seen or not seen, instead of by a threshold in dB. */
export const isSuprathreshold = (test: PerimetryTestGroup): boolean =>
  ANSWERED_BY_SEEING.has(test.strategy ?? '') || hasRegions(test);

/** The program of each strategy that implies one. */
const BY_STRATEGY: Readonly<Record<string, string>> = {
  FOVEAL_SENSITIVITY: 'FOVEAL',
  CONFRONTATION: 'CONFRONTATION',
  BLEPHARO: 'SUPERIOR-36',
  ESTERMAN: 'ESTERMAN-MONO',
};

/** The grid of a test as that eye sees it; `undefined` if its program has none. */
export function gridOfTest({ strategy, protocol }: PerimetryTestGroup, eye: Eye): Grid | undefined {
  const own = Object.hasOwn(BY_STRATEGY, strategy ?? '') ? BY_STRATEGY[strategy ?? ''] : undefined;
  const program = own ?? protocol ?? '';
  return gridOf(strategy === 'SUPRA_FAST' ? `${program}-FAST` : program, eye);
}

/**
 * The grid of a test as one eye, or both together, see it; only Esterman's program tests both at once. `undefined` if
 * there is none.
 */
export function patternOfTest(test: PerimetryTestGroup, eye: Eye | 'OU'): Grid | undefined {
  if (eye !== 'OU') return gridOfTest(test, eye);
  return test.strategy === 'ESTERMAN' ? gridOf('ESTERMAN-BINO', 'OD') : undefined;
}
