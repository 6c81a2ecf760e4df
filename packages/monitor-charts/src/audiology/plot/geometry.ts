import { linearScale, logScale } from '../../shared/scale.ts';

/** Octaves with their lines, and half octaves with dashed ones, Hz (ASHA, Guidelines for audiometric symbols, 1990). */
export const OCTAVES = [125, 250, 500, 1000, 2000, 4000, 8000] as const;
export const HALF_OCTAVES = [750, 1500, 3000, 6000] as const;
/** dB HL, downwards, a line every 10. */
export const LEVELS = { least: -10, most: 120, step: 10 } as const;
/** An octave is as wide as 20 dB are high, so that audiograms look alike everywhere. */
export const DECIBELS_PER_OCTAVE = 20;

/** Octaves left free at either end, for the symbols there. */
const BESIDE = 0.4;
/** Room for what stands beside an audiogram, px. */
interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
const AXIS: Margins = { left: 46, right: 10, top: 40, bottom: 10 };

/** Where frequencies and levels lie in a drawing of this size. */
export interface AudiogramGeometry {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly perDecibel: number;
  readonly x: (frequency: number) => number;
  readonly y: (level: number) => number;
}

/** A tenth of a pixel is as fine as anything is seen. */
const tenths = (pixels: number): number => Math.round(pixels * 10) / 10;
const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The largest audiogram of the right proportions that fits; what lies beyond its axes is drawn at their ends. */
export function audiogramGeometry(width: number, height: number, margins = AXIS): AudiogramGeometry {
  const [lowest, highest] = [OCTAVES[0], OCTAVES[OCTAVES.length - 1] ?? 8000];
  const octaves = Math.log2(highest / lowest) + 2 * BESIDE;
  const decibels = LEVELS.most - LEVELS.least;
  const perDecibel = Math.max(
    0.5,
    Math.min(
      (width - margins.left - margins.right) / (octaves * DECIBELS_PER_OCTAVE),
      (height - margins.top - margins.bottom) / decibels,
    ),
  );
  const across = perDecibel * octaves * DECIBELS_PER_OCTAVE;
  const down = perDecibel * decibels;
  const left = margins.left + Math.max(0, width - margins.left - margins.right - across) / 2;
  const top = margins.top + Math.max(0, height - margins.top - margins.bottom - down) / 2;
  const ends = [lowest * 2 ** -BESIDE, highest * 2 ** BESIDE] as const;
  const xScale = logScale({ domain: ends, range: [left, left + across] });
  const yScale = linearScale({ domain: [LEVELS.least, LEVELS.most], range: [top, top + down] });
  return {
    left,
    right: left + across,
    top,
    bottom: top + down,
    perDecibel,
    x: (frequency) => tenths(xScale(between(frequency, lowest, highest))),
    y: (level) => tenths(yScale(between(level, LEVELS.least, LEVELS.most))),
  };
}

/** The levels that have a line. */
export const levelsOf = (): readonly number[] =>
  Array.from({ length: (LEVELS.most - LEVELS.least) / LEVELS.step + 1 }, (_, i) => LEVELS.least + i * LEVELS.step);
