import { type Area, inProportion, type Margin } from '../../chart/frame.ts';
import { linear, type LinearScale, logarithmic } from '../../chart/scales.ts';

/**
 * The octaves, with solid lines, and the half octaves, with dashed lines, in Hz (ASHA, Guidelines for audiometric
 * symbols, 1990).
 */
export const OCTAVES = [125, 250, 500, 1000, 2000, 4000, 8000] as const;
export const HALF_OCTAVES = [750, 1500, 3000, 6000] as const;
/** The levels with grid lines in dB HL, from top to bottom. */
export const LEVELS: readonly number[] = [-10, 0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120];
const [LEAST, MOST] = [-10, 120] as const;
/** An octave is as wide as 20 dB are high, which is the standard aspect ratio of audiograms. */
export const DECIBELS_PER_OCTAVE = 20;

/** The space at both ends in octaves, for the symbols there. */
const BESIDE = 0.4;
const [LOWEST, HIGHEST] = [OCTAVES[0], OCTAVES[6]] as const;
const ACROSS = Math.log2(HIGHEST / LOWEST) + 2 * BESIDE;
const MARGIN = { left: 46, right: 10, top: 40, bottom: 10 } as const;

/** The scales and the plot area of an audiogram in a drawing of a given size. */
export interface AudiogramFrame {
  readonly area: Area;
  /** The scale of frequencies over the whole width; results are drawn within the octaves. */
  readonly frequency: ReturnType<typeof logarithmic>;
  readonly x: (frequency: number) => number;
  readonly y: LinearScale;
  /** In pixels. */
  readonly perOctave: number;
}

/** The largest audiogram with the standard aspect ratio that fits. Values beyond the axes are drawn at their ends. */
export function audiogramFrame(width: number, height: number, margin: Margin = MARGIN): AudiogramFrame {
  const area = inProportion(width, height, margin, ACROSS * DECIBELS_PER_OCTAVE, MOST - LEAST);
  const frequency = logarithmic({
    domain: [LOWEST * 2 ** -BESIDE, HIGHEST * 2 ** BESIDE],
    range: [area.left, area.right],
  });
  return {
    area,
    frequency,
    x: (hertz) => frequency(Math.min(HIGHEST, Math.max(LOWEST, hertz))),
    y: linear({ domain: [LEAST, MOST], range: [area.top, area.bottom], clamp: true }),
    perOctave: (area.right - area.left) / ACROSS,
  };
}
