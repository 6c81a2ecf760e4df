import {
  gridOfTest,
  hasRegions,
  isSeen,
  type PerimetryTestGroup,
  type PointCounts,
  pointCounts,
  type Quadrant,
  QUADRANTS,
} from '@isopter/clinical/perimetry';
import type { PerimetryStimulus } from '@isopter/contract';
import { initialState } from '../../perimetry/model/state.ts';
import { locations as locationsOf, statistics as statisticsOf } from '../../perimetry/model/views.ts';
import type { Eye, PerimetryLocation, PerimetryStatistics } from '../../perimetry/types.ts';

/** The result of one region of an eye: of the whole test, or of a part with the eyelid untaped or taped. */
export interface SeenRegion {
  readonly region_no: number;
  readonly locations: readonly PerimetryLocation[];
  readonly counts: PointCounts;
  readonly statistics: PerimetryStatistics;
  /** The superior extent of the field beside the vertical meridian in degrees; `null` if nothing is seen. */
  readonly superior: number | null;
}

/** The numbers of seen and tested points in a quadrant. */
export interface QuadrantCount {
  readonly quadrant: Quadrant;
  readonly seen: number;
  readonly points: number;
}

/** One eye of a report. */
export interface SeenEye {
  readonly eye: Eye;
  readonly regions: readonly SeenRegion[];
  readonly quadrants: readonly QuadrantCount[];
  /** The gain by taping; `null` unless both regions are done. */
  readonly gain: TapeGain | null;
}

/** The gain of the second region over the first. */
export interface TapeGain {
  readonly points: number;
  /** The gain in percent of all points of the pattern. */
  readonly percent: number;
  readonly degrees: number;
  /** Whether it reaches the criterion of insurers. */
  readonly isEnough: boolean;
}

/** The criterion of US insurers before lid surgery: a gain of 12° or 30 % of the superior field. */
export const ENOUGH = { degrees: 12, percent: 30 } as const;

/** The data of a screening report. */
export interface ScreeningReportData {
  readonly eyes: readonly SeenEye[];
  readonly test: PerimetryTestGroup;
  /** The BCP 47 tag of the language in which numbers are formatted. */
  readonly locale: string;
}

/** The distance in degrees from the vertical meridian of the points that determine the superior extent. */
const BESIDE = 3;

/** The superior extent of the field beside the vertical meridian in degrees, up to the first gap. */
export function superiorExtent(locations: readonly PerimetryLocation[]): number | null {
  const column = locations.filter(({ x, y }) => Math.abs(x) <= BESIDE && y > 0);
  let extent: number | null = null;
  for (const height of [...new Set(column.map(({ y }) => y))].sort((a, b) => a - b)) {
    if (!column.some((location) => location.y === height && isSeen(location))) break;
    extent = height;
  }
  return extent;
}

const isInQuadrant: Readonly<Record<Quadrant, (location: PerimetryLocation) => boolean>> = {
  superiorLeft: ({ x, y }) => x < 0 && y > 0,
  superiorRight: ({ x, y }) => x > 0 && y > 0,
  inferiorLeft: ({ x, y }) => x < 0 && y < 0,
  inferiorRight: ({ x, y }) => x > 0 && y < 0,
};

/** The seen points in each quadrant; the blind spot and points on an axis belong to none. */
export const quadrantCounts = (locations: readonly PerimetryLocation[]): readonly QuadrantCount[] =>
  QUADRANTS.map((quadrant) => {
    const { seen, points } = pointCounts(locations.filter(isInQuadrant[quadrant]));
    return { quadrant, seen, points };
  });

function gainOf([before, after]: readonly SeenRegion[]): TapeGain | null {
  if (!before || !after || before.counts.open > 0 || after.counts.open > 0) return null;
  const points = after.counts.seen - before.counts.seen;
  const percent = (100 * points) / after.counts.points;
  const degrees = (after.superior ?? 0) - (before.superior ?? 0);
  return { points, percent, degrees, isEnough: degrees >= ENOUGH.degrees || percent >= ENOUGH.percent };
}

/** Builds the fields of a report from the records of a test, the left eye first, as on printed fields. */
export function seenEyes(stimuli: readonly PerimetryStimulus[], test: PerimetryTestGroup): readonly SeenEye[] {
  return (['OS', 'OD'] as const).flatMap((eye): SeenEye[] => {
    const own = stimuli.filter((one) => one.eye === eye);
    if (own.length === 0) return [];
    const numbers = hasRegions(test) ? [...new Set(own.map(({ region_no }) => region_no))].sort((a, b) => a - b) : [0];
    const regions = numbers.map((region_no): SeenRegion => {
      const shown = hasRegions(test) ? own.filter((one) => one.region_no === region_no) : own;
      const state = initialState({ stimuli: shown, progress: { total: 100, od: 100, os: 100 } });
      const locations = locationsOf(state, eye, gridOfTest(test, eye));
      const superior = superiorExtent(locations);
      return { region_no, locations, counts: pointCounts(locations), statistics: statisticsOf(state, eye), superior };
    });
    const last = regions.at(-1);
    return [{ eye, regions, quadrants: quadrantCounts(last?.locations ?? []), gain: gainOf(regions) }];
  });
}

/** Whether only the superior field is tested, so that its extent is the result. */
export const isSuperior = ({ strategy }: PerimetryTestGroup): boolean =>
  strategy === 'PTOSIS' || strategy === 'BLEPHARO';
