import { type Area, areaOf } from '../../chart/frame.ts';
import { logarithmic, type LogScale } from '../../chart/scales.ts';
import { type TrialScales, trialScales } from '../../shared/steps/room.ts';
import type { Plate } from '../types.ts';

/** The levels of the Titmus and Randot tests, seconds of arc: each has a line. */
export const LEVEL_LINES = [800, 400, 200, 140, 100, 80, 60, 50, 40, 30, 20] as const;
/** An octave first, then what lies between. */
const BY_IMPORTANCE = [800, 400, 200, 100, 40, 20, 60, 140, 30, 80, 50] as const;
/** What the axis shows at the least, seconds of arc. */
const RANGE = { coarsest: 800, finest: 20 } as const;
/** Room beyond the outermost levels, as a factor. */
const BEYOND = 1.25;
/** Fewer plates than this do not fill the width, so that the chart does not crawl when it begins. */
const FEWEST_PLATES = 24;
const MARGIN = { left: 62, right: 14, top: 14, bottom: 44 } as const;
/** Lines closer than this have no label, px. */
const LABEL_ROOM = 15;

/** Where plates and levels lie in a drawing of this size. */
export interface LevelFrame extends TrialScales {
  readonly area: Area;
  readonly y: LogScale;
}

/** Coarse levels at the top, fine ones at the bottom, as the test goes down them; plates in their order. */
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

/** The levels whose labels have room, from coarse to fine. */
export function labelledLevels(y: (arcsec: number) => number): readonly number[] {
  const placed: number[] = [];
  for (const level of BY_IMPORTANCE) {
    if (placed.every((other) => Math.abs(y(other) - y(level)) >= LABEL_ROOM)) placed.push(level);
  }
  return LEVEL_LINES.filter((level) => placed.includes(level));
}
