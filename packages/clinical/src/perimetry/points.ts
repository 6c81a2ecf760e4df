import { gridOf } from './grids.ts';
import type { Eye } from '../eye.ts';
import type { PerimetryLocation, Stimulus } from './types.ts';
import { isAnswer } from './statistics.ts';

/** The numbers of seen, unseen and untested points of an eye, excluding those in the blind spot. */
export interface PointCounts {
  readonly seen: number;
  readonly not_seen: number;
  readonly open: number;
  readonly points: number;
}

const isOpen = ({ state }: PerimetryLocation): boolean => state === 'untested' || state === 'testing';

/** Returns whether a location was seen. A threshold below the floor (dB) counts as not seen. */
export const isSeen = ({ state, threshold }: PerimetryLocation, floor = 0): boolean =>
  state === 'seen' || (state === 'threshold' && (threshold ?? floor) >= floor);

/** Counts the points of an eye by their state. A threshold below the floor (dB) counts as not seen. */
export function pointCounts(locations: readonly PerimetryLocation[], floor = 0): PointCounts {
  const points = locations.filter(({ is_blind_spot }) => !is_blind_spot);
  const seen = points.filter((location) => isSeen(location, floor)).length;
  const open = points.filter(isOpen).length;
  return { seen, open, not_seen: points.length - seen - open, points: points.length };
}

/** The result of a completed region of an eye: the points seen, out of those tested. */
export interface RegionResult {
  readonly eye: Eye;
  readonly region_no: number;
  readonly seen: number;
  readonly tested: number;
}

/** The program that has regions. */
const REGIONAL = '30-2';

const isInBlindSpot = ({ eye, x, y }: Stimulus): boolean =>
  gridOf(REGIONAL, eye)?.blind_spot.some((point) => point.x === x && point.y === y) ?? false;

/** The results of a region, calculated before its plot is cleared (PERI-07). */
export function regionResults(stimuli: Iterable<Stimulus>, region_no: number): readonly RegionResult[] {
  const tested = { OS: new Set<string>(), OD: new Set<string>() };
  const seen = { OS: new Set<string>(), OD: new Set<string>() };
  for (const stimulus of stimuli) {
    if (!isAnswer(stimulus) || isInBlindSpot(stimulus)) continue;
    const place = `${stimulus.x},${stimulus.y}`;
    tested[stimulus.eye].add(place);
    if (stimulus.viewed) seen[stimulus.eye].add(place);
  }
  return (['OS', 'OD'] as const).flatMap((eye) =>
    tested[eye].size > 0 ? [{ eye, region_no, seen: seen[eye].size, tested: tested[eye].size }] : [],
  );
}
