import { type Area, inProportion, type Margin } from '../../chart/frame.ts';
import { linear, type LinearScale, logarithmic } from '../../chart/scales.ts';

/** Octaves with their lines, and half octaves with dashed ones, Hz (ASHA, Guidelines for audiometric symbols, 1990). */
export const OCTAVES = [125, 250, 500, 1000, 2000, 4000, 8000] as const;
export const HALF_OCTAVES = [750, 1500, 3000, 6000] as const;
/** dB HL, downwards, a line every 10. */
export const LEVELS: readonly number[] = [-10, 0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120];
const [LEAST, MOST] = [-10, 120] as const;
/** An octave is as wide as 20 dB are high, so that audiograms look alike everywhere. */
export const DECIBELS_PER_OCTAVE = 20;

/** Octaves left free at either end, for the symbols there. */
const BESIDE = 0.4;
const [LOWEST, HIGHEST] = [OCTAVES[0], OCTAVES[6]] as const;
const ACROSS = Math.log2(HIGHEST / LOWEST) + 2 * BESIDE;
const MARGIN = { left: 46, right: 10, top: 40, bottom: 10 } as const;

/** Where frequencies and levels lie in a drawing of this size. */
export interface AudiogramFrame {
  readonly area: Area;
  /** Of frequencies, to its very ends; what a device gives is drawn within its octaves. */
  readonly frequency: ReturnType<typeof logarithmic>;
  readonly x: (frequency: number) => number;
  readonly y: LinearScale;
  /** In pixels. */
  readonly perOctave: number;
}

/** The largest audiogram of the right proportions that fits; what lies beyond its axes is drawn at their ends. */
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
