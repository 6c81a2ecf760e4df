import { type Area, areaOf } from '../../chart/frame.ts';
import { logarithmic, type LogScale } from '../../chart/scales.ts';
import { type TrialScales, trialScales } from '../../shared/steps/room.ts';
import type { Plate } from '../types.ts';

/** The levels of the Titmus and Randot tests in seconds of arc, each with a grid line. */
export const LEVEL_LINES = [800, 400, 200, 140, 100, 80, 60, 50, 40, 30, 20] as const;
/** The levels in the order in which they get a label: octaves first. */
const BY_IMPORTANCE = [800, 400, 200, 100, 40, 20, 60, 140, 30, 80, 50] as const;
/** The minimum range of the axis in seconds of arc. */
const RANGE = { coarsest: 800, finest: 20 } as const;
/** The space beyond the outermost levels as a factor. */
const BEYOND = 1.25;
/**
 * The minimum number of plates that the axis has room for, so that the chart is not rescaled at the start of a test.
 */
const FEWEST_PLATES = 24;
/** The right margin has room for the size of the result, which no plate reaches. */
const MARGIN = { left: 62, right: 48, top: 14, bottom: 44 } as const;
/** The minimum distance between labelled lines in pixels. */
const LABEL_ROOM = 15;

/** The scales and the plot area of a level chart in a drawing of a given size. */
export interface LevelFrame extends TrialScales {
  readonly area: Area;
  readonly y: LogScale;
}

/** Lays out a level chart: coarse levels at the top, fine ones at the bottom; plates in order from left to right. */
export function levelFrame(plates: readonly Plate[], width: number, height: number): LevelFrame {
  const levels = plates.map(({ arcsec }) => arcsec);
  const coarsest = levels.reduce((most, one) => Math.max(most, one), RANGE.coarsest) * BEYOND;
  const finest = levels.reduce((least, one) => Math.min(least, one), RANGE.finest) / BEYOND;
  const area = areaOf(width, height, MARGIN);
  return {
    ...trialScales(plates.length, FEWEST_PLATES, [area.left, area.right]),
    area,
    y: logarithmic({ domain: [coarsest, finest], range: [area.top, area.bottom] }),
  };
}

/** The levels for whose labels there is room, from coarse to fine. */
export function labelledLevels(y: (arcsec: number) => number): readonly number[] {
  const placed: number[] = [];
  for (const level of BY_IMPORTANCE) {
    if (placed.every((other) => Math.abs(y(other) - y(level)) >= LABEL_ROOM)) placed.push(level);
  }
  return LEVEL_LINES.filter((level) => placed.includes(level));
}
