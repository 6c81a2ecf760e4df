import { linearScale, logScale } from '../../shared/scale.ts';
import { notDrawn, roomFor } from '../../shared/steps/room.ts';
import { GRADES } from '../model/statistics.ts';
import type { Plate } from '../types.ts';

/** The levels of the Titmus and Randot tests, seconds of arc: each has a line. */
export const LEVEL_LINES = [800, 400, 200, 140, 100, 80, 60, 50, 40, 30, 20] as const;
/** What the axis shows at the least, seconds of arc. */
const RANGE = { coarsest: 800, finest: 20 } as const;
/** Room beyond the outermost levels, as a factor. */
const BEYOND = 1.25;
/** Fewer plates than this do not fill the width, so that the chart does not crawl when it begins. */
const FEWEST_PLATES = 24;
const AXIS = { left: 62, right: 14, top: 14, bottom: 44 } as const;
/** Lines closer than this have no label, px. */
const LABEL_ROOM = 15;

/** Where plates and levels lie in a drawing of this size. */
export interface LevelGeometry {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Plates across. */
  readonly across: number;
  /** Top of the band of normal levels. */
  readonly normal: number;
  /** What is drawn by plate is moved to the left by so much, px, when there are more than can be drawn. */
  readonly shift: number;
  readonly x: (plate: number) => number;
  readonly y: (arcsec: number) => number;
}

const tenths = (pixels: number): number => Math.round(pixels * 10) / 10;

/** Coarse levels at the top, fine ones at the bottom, as the test goes down them; plates in their order. */
export function levelGeometry(plates: readonly Plate[], width: number, height: number): LevelGeometry {
  const levels = plates.map(({ arcsec }) => arcsec);
  const coarsest = levels.reduce((most, one) => Math.max(most, one), RANGE.coarsest) * BEYOND;
  const finest = levels.reduce((least, one) => Math.min(least, one), RANGE.finest) / BEYOND;
  const across = roomFor(plates.length, FEWEST_PLATES);
  const [left, right] = [AXIS.left, Math.max(AXIS.left + 10, width - AXIS.right)];
  const [top, bottom] = [AXIS.top, Math.max(AXIS.top + 10, height - AXIS.bottom)];
  const xScale = linearScale({ domain: [0.5, across + 0.5], range: [left, right] });
  const yScale = logScale({ domain: [coarsest, finest], range: [top, bottom] });
  const y = (arcsec: number): number => tenths(yScale(arcsec));
  const x = (plate: number): number => tenths(xScale(plate));
  const shift = x(notDrawn(plates.length)) - x(0);
  return { left, right, top, bottom, across, shift, normal: y(GRADES.normal), x, y };
}

/** The levels whose labels have room, from coarse to fine: an octave first, then what lies between. */
export function labelledLevels({ y }: Pick<LevelGeometry, 'y'>): ReadonlySet<number> {
  const placed: number[] = [];
  const byImportance = [800, 400, 200, 100, 40, 20, 60, 140, 30, 80, 50];
  for (const level of byImportance) {
    if (placed.every((other) => Math.abs(y(other) - y(level)) >= LABEL_ROOM)) placed.push(level);
  }
  return new Set(placed);
}

/** Every so many plates have a number under them; the first ones may not be drawn any more. */
export function plateTicks(across: number, first = 0): readonly number[] {
  const step = [5, 10].find((one) => across / one <= 12) ?? 10;
  const from = Math.floor(first / step);
  const ticks = Array.from({ length: Math.floor((first + across) / step) - from }, (_, i) => (from + i + 1) * step);
  return first === 0 ? [1, ...ticks] : ticks;
}
