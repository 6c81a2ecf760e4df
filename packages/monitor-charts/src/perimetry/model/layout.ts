import { hasRegions, type PerimetryTestGroup } from '@isopter/clinical/perimetry';

/** The layout of a monitor (PERI-06); a wide field of one eye is shown as an Esterman map (MON-16). */
export type PerimetryLayout = 'plots' | 'graphOnly' | 'noPlot' | 'quadrants' | 'maps';

const WITHOUT_PLOT = new Set(['SUPRA_FAST', 'PTOSIS', 'BLEPHARO']);

/**
 * The layout of a test. Foveal sensitivity shows only the graph, the quadrant program four quadrants; supra-fast,
 * ptosis and blepharo show counters, except the traditional 30-2 ptosis program, which plots its region (PERI-06, 07,
 * 10).
 */
export function layoutOf(test: PerimetryTestGroup): PerimetryLayout {
  const strategy = test.strategy ?? '';
  if (strategy === 'FOVEAL_SENSITIVITY') return 'graphOnly';
  if (strategy === 'ESTERMAN') return 'maps';
  if (hasRegions(test)) return 'plots';
  if (WITHOUT_PLOT.has(strategy)) return 'noPlot';
  return test.protocol === 'QUADRANT' ? 'quadrants' : 'plots';
}
