import type { Eye } from '../types.ts';
import { type Grid, gridOf } from '../grids.ts';

/** What is tested: group, strategy and program by their API values. */
export interface PerimetryTestGroup {
  readonly group: string;
  readonly strategy?: string | null;
  readonly protocol?: string | null;
}

/** How a monitor shows a test (PERI-06); a wide field of one eye as Esterman's map (MON-16). */
export type PerimetryLayout = 'plots' | 'graphOnly' | 'noPlot' | 'quadrants' | 'maps';

const WITHOUT_PLOT = new Set(['SUPRA_FAST', 'PTOSIS', 'BLEPHARO']);
const ANSWERED_BY_SEEING = new Set([
  'SUPRA_THRESHOLD',
  'SUPRA_FAST',
  'CONFRONTATION',
  'PTOSIS',
  'BLEPHARO',
  'ESTERMAN',
]);
const PTOSIS_TRADITIONAL = '30-2-PTOSIS-TRADITIONAL';

/** Whether the test has two regions, eyelid free and taped, of which the second clears the first (PERI-07). */
export const hasRegions = ({ protocol }: PerimetryTestGroup): boolean => protocol === PTOSIS_TRADITIONAL;

/**
 * Foveal sensitivity shows the graph alone, the quadrant program four quadrants; supra-fast, ptosis and blepharo show
 * counters, except the traditional 30-2 ptosis program, which plots its region (PERI-06, 07, 10).
 */
export function layoutOf(test: PerimetryTestGroup): PerimetryLayout {
  const strategy = test.strategy ?? '';
  if (strategy === 'FOVEAL_SENSITIVITY') return 'graphOnly';
  if (strategy === 'ESTERMAN') return 'maps';
  if (hasRegions(test)) return 'plots';
  if (WITHOUT_PLOT.has(strategy)) return 'noPlot';
  return test.protocol === 'QUADRANT' ? 'quadrants' : 'plots';
}

/** Whether a location is settled by being seen or not, rather than by a threshold in dB. */
export const isSuprathreshold = (test: PerimetryTestGroup): boolean =>
  ANSWERED_BY_SEEING.has(test.strategy ?? '') || hasRegions(test);

/** The programs of strategies that have one of their own. */
const BY_STRATEGY: Readonly<Record<string, string>> = {
  FOVEAL_SENSITIVITY: 'FOVEAL',
  CONFRONTATION: 'CONFRONTATION',
  BLEPHARO: 'SUPERIOR-36',
  ESTERMAN: 'ESTERMAN-MONO',
};

/** The grid of a test as that eye sees it; undefined where its program has none. */
export function gridOfTest({ strategy, protocol }: PerimetryTestGroup, eye: Eye): Grid | undefined {
  const own = Object.hasOwn(BY_STRATEGY, strategy ?? '') ? BY_STRATEGY[strategy ?? ''] : undefined;
  const program = own ?? protocol ?? '';
  return gridOf(strategy === 'SUPRA_FAST' ? `${program}-FAST` : program, eye);
}
