import { type Eye, idOf, type Point } from '@isopter/clinical';
import { type Grid, gridOf, looksLikeOtherEye } from '@isopter/clinical/perimetry';
import { IMPORT_PROGRAMS, type ImportProgram, THRESHOLD_MAX } from '@isopter/contract';
import type { DataSet } from 'dicom-parser';
import { PATTERN } from '../../../platform/dicom/perimetryCodes.ts';
import type { ReadCheck, ReadThreshold } from '../reading/readReport.ts';
import { asciiOf, decimalOf, firstOf, itemsOf, numberOf } from './values.ts';

/** Coordinates are 32-bit numbers, and some devices write where on the bowl a point is, not the program's degrees. */
const OFF_GRID_MAX = 0.5;

interface Measured extends Point {
  db: number | null;
}

/** The test points of an object (PS3.3, C.8.26.4); `null` where a point has no value on the scale of a perimeter. */
export const measuredPoints = (data: DataSet): readonly Measured[] =>
  itemsOf(data, 'x00240089').flatMap((item) => {
    const [x, y] = [numberOf(item, 'x00240090', 'FL'), numberOf(item, 'x00240091', 'FL')];
    if (x === null || y === null) return [];
    if (asciiOf(item, 'x00240093') === 'NOT SEEN') return [{ x, y, db: -1 }];
    const value = numberOf(item, 'x00240094', 'FL');
    const db = value === null ? null : decimalOf(value);
    return [{ x, y, db: db !== null && db >= 0 && db <= THRESHOLD_MAX ? db : null }];
  });

/** The program that an object names by its code. */
const namedProgram = (data: DataSet): ImportProgram | undefined => {
  const codes = itemsOf(data, 'x00400260').map((item) => asciiOf(item, 'x00080100'));
  return IMPORT_PROGRAMS.find((program) => codes.includes(PATTERN[program][0]));
};

const pointAt = ({ points }: Grid, { x, y }: Point): Point | undefined =>
  points.find((one) => Math.hypot(one.x - x, one.y - y) <= OFF_GRID_MAX);

const isBlind = ({ blind_spot }: Grid, point: Point): boolean => blind_spot.some((one) => idOf(one) === idOf(point));

/** Returns whether points are those of a grid: all of them lie on it, and none outside the blind spot is missing. */
function isGridOf(grid: Grid, points: readonly Measured[]): boolean {
  const found = points.map((point) => pointAt(grid, point));
  const places = new Set(found.flatMap((point) => (point ? idOf(point) : [])));
  const isWhole = grid.points.every((point) => isBlind(grid, point) || places.has(idOf(point)));
  return isWhole && found.every((point) => point !== undefined);
}

/** The program of an object: the one that it names, else the one whose points it has. */
export const programOf = (data: DataSet, eye: Eye, points: readonly Measured[]): ImportProgram | null =>
  namedProgram(data) ?? IMPORT_PROGRAMS.find((program) => isGridOf(gridOf(program, eye), points)) ?? null;

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/**
 * The thresholds of an object at the points of its program, and whether there is one for each point and none looks like one of
 * the other eye. Where a check fails no value is sure.
 */
export function thresholdsAt(
  program: ImportProgram,
  eye: Eye,
  points: readonly Measured[],
): { thresholds: readonly ReadThreshold[]; checks: readonly ReadCheck[] } {
  const grid = gridOf(program, eye);
  const isWhole = isGridOf(grid, points);
  const settled = points.flatMap(({ db, ...point }) =>
    db === null ? [] : [{ ...(pointAt(grid, point) ?? point), db }],
  );
  const isOfEye = !looksLikeOtherEye(settled, { program, eye });
  const passed = isWhole && isOfEye;
  const thresholds = grid.points.flatMap((point): Omit<ReadThreshold, 'index'>[] => {
    const values = points.filter((one) => pointAt(grid, one) === point).map(({ db }) => db);
    const isBlindSpot = isBlind(grid, point);
    if (values.length === 0 && isBlindSpot) return [];
    const [value = null, ...more] = new Set(values);
    const db = more.length === 0 ? value : null;
    const isSure = passed && db !== null;
    return [{ pageId: 1, eye, ...point, db, isSure, confidence: isSure ? 100 : 0, isBlindSpot, box: NOWHERE }];
  });
  const detail = `${points.length} points, ${grid.points.length} in ${program}`;
  return {
    thresholds: thresholds.map((one, index) => ({ ...one, index })),
    checks: [
      { rule: 'rowCounts', passed: isWhole, detail },
      ...(isOfEye ? [] : [{ rule: 'blindSpot', passed: false, detail: eye } as const]),
    ],
  };
}

/** The eye that an object measured. */
export function eyeOf(data: DataSet): Eye | null {
  const side = asciiOf(data, 'x00240113') || asciiOf(data, 'x00200060');
  return side === 'R' ? 'OD' : side === 'L' ? 'OS' : null;
}

/** The first result of the comparison with normals that the device made. */
export const normalsOf = (data: DataSet): DataSet | undefined => firstOf(data, 'x00240064');
