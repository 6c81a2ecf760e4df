import { baseProgram, type Intensity as IntensityName, isPediatric, type TestOrder } from '@isopter/contract';
import type { Tempo } from '../perimetry/pace.ts';
import { STIMULUS_RANGE } from '../perimetry/procedure.ts';
import type { Intensity } from './exam.ts';
import type { PatternName } from './patterns.ts';

/** Stimuli that a suprathreshold test presents in each eye. */
export interface ScreeningChoice {
  readonly pattern: PatternName;
  readonly intensity: Intensity;
  readonly misses: 1 | 2;
  /** Regions of the test, in order: 0 where it has none; 1 with the eyelid as it is, 2 with the eyelid taped. */
  readonly regions: readonly number[];
  readonly tempo: Tempo;
}

/** How much brighter than expected a stimulus is shown, dB; MAX is the brightest there is (own choice). */
const BELOW_EXPECTED = { STD: 6, HIGH: 8 } as const;

const relative = (name: IntensityName): Intensity =>
  name === 'MAX' ? { decibels: STIMULUS_RANGE.min } : { below_expected: BELOW_EXPECTED[name] };

/** Esterman's stimulus is III at 10 dB, III4e; the stronger ones are as much brighter as in other tests (own choice). */
const ESTERMAN_DECIBELS = { STD: 10, HIGH: 8, MAX: STIMULUS_RANGE.min } as const;

const once = { misses: 2, regions: [0], tempo: {} } as const;

function supraThreshold(protocol: string, intensity: IntensityName): ScreeningChoice | null {
  const program = baseProgram(protocol);
  const pattern = protocol === 'QUADRANT' ? 'QUADRANT' : program;
  return pattern
    ? { ...once, pattern, intensity: relative(intensity), tempo: { isPediatric: isPediatric(protocol) } }
    : null;
}

function supraFast(protocol: string, intensity: IntensityName): ScreeningChoice | null {
  const program = baseProgram(protocol);
  if (program !== '24-2' && program !== '30-2') return null;
  const pattern = `${program}-FAST` as const;
  return { ...once, pattern, misses: 1, intensity: relative(intensity), tempo: { isPediatric: isPediatric(protocol) } };
}

function ptosis(protocol: string, intensity: IntensityName): ScreeningChoice | null {
  if (protocol === '24-2-PTOSIS-NOVEL')
    return { ...once, pattern: '24-2-PTOSIS-NOVEL', intensity: relative(intensity) };
  if (protocol !== '30-2-PTOSIS-TRADITIONAL') return null;
  return { ...once, pattern: '30-2-PTOSIS-TRADITIONAL', intensity: relative(intensity), regions: [1, 2] };
}

/** The published pattern is for one eye (100 points) or for both together (120 points). */
function esterman(monocular: boolean, intensity: IntensityName): ScreeningChoice {
  const pattern = monocular ? 'ESTERMAN-MONO' : 'ESTERMAN-BINO';
  return { ...once, pattern, intensity: { decibels: ESTERMAN_DECIBELS[intensity] }, tempo: { isEsterman: true } };
}

/**
 * Returns the stimuli of an order; null if it is not a screening test. Supra-threshold and similar strategies show one
 * stimulus at each location and repeat it if it is missed; supra-fast does not repeat, and tests half of the locations.
 */
export function screeningOf(order: TestOrder): ScreeningChoice | null {
  const { strategy, protocol } = order.test_group;
  const intensity = order.supra_t_intensity ?? 'STD';
  if (strategy === 'SUPRA_THRESHOLD') return supraThreshold(protocol ?? '', intensity);
  if (strategy === 'SUPRA_FAST') return supraFast(protocol ?? '', intensity);
  if (strategy === 'PTOSIS') return ptosis(protocol ?? '', intensity);
  if (strategy === 'CONFRONTATION') return { ...once, pattern: 'CONFRONTATION', intensity: relative(intensity) };
  if (strategy === 'BLEPHARO') return { ...once, pattern: 'SUPERIOR-36', intensity: relative(intensity) };
  return strategy === 'ESTERMAN' ? esterman(order.monocular, intensity) : null;
}
