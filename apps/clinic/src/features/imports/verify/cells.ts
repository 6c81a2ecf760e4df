import { idOf } from '@isopter/clinical';
import { gridOf } from '@isopter/clinical/perimetry';
import {
  IMPORT_PROGRAMS,
  type ImportItem,
  type ImportThreshold,
  type ImportUpdate,
  type SingleEye,
} from '@isopter/contract';
import { plainNumber } from '../../../lib/frame/form/plainNumber.ts';

/** The field of the form for a point. */
export type CellField = `cell_${string}`;

/** A point of the program of an eye, with the threshold that the report has there, if any. */
export interface FieldCell {
  name: CellField;
  eye: SingleEye;
  x: number;
  y: number;
  isBlindSpot: boolean;
  threshold: ImportThreshold | undefined;
  /** Initial value of the form; `NaN` if there is none. */
  start: number;
  /** Whether the second step asks for its value. */
  isUnsure: boolean;
}

export const cellField = (eye: SingleEye, point: { x: number; y: number }): CellField =>
  `cell_${eye}_${idOf(point).replaceAll(/[^-\d]+/g, '_')}`;

/** Returns the eyes for which a report has thresholds. */
export const eyesOf = ({ extracted_data }: ImportItem): readonly SingleEye[] =>
  (['OS', 'OD'] as const).filter((eye) => extracted_data?.thresholds.some((one) => one.eye === eye));

/** Returns the points of a program for some eyes, row by row; none for a protocol without a grid to fill in. */
export function cellsOf(item: ImportItem, protocol: string, eyes: readonly SingleEye[]): readonly FieldCell[] {
  const program = IMPORT_PROGRAMS.find((one) => one === protocol);
  if (!program) return [];
  const { extracted_data: read, low_confidence_sensitivities: unsure } = item;
  return eyes.flatMap((eye) => {
    const { points, blind_spot } = gridOf(program, eye);
    return points.map((point): FieldCell => {
      const threshold = read?.thresholds.find((one) => one.eye === eye && one.x === point.x && one.y === point.y);
      return {
        name: cellField(eye, point),
        eye,
        ...point,
        isBlindSpot: blind_spot.some((one) => idOf(one) === idOf(point)),
        threshold,
        start: threshold?.value ?? NaN,
        isUnsure: unsure.some((one) => one.page_id === threshold?.page_id && one.index === threshold.index),
      };
    });
  });
}

/** Returns the initial values of the points that were read. */
export const startCells = ({ extracted_data }: ImportItem): Record<CellField, number> =>
  Object.fromEntries(
    (extracted_data?.thresholds ?? []).map((one) => [cellField(one.eye, one), one.value ?? NaN]),
  ) as Record<CellField, number>;

const sent = (value: number): number | null => (Number.isNaN(value) ? null : value);

/** Returns the changed cells as the call takes them. The second step sends unsure ones. */
export function cellUpdates(
  cells: readonly FieldCell[],
  values: Partial<Record<CellField, number>>,
): { updated: ImportUpdate['updated_sensitivities']; added: NonNullable<ImportUpdate['added_sensitivities']> } {
  const changed = cells.flatMap((cell) => {
    const value = values[cell.name] ?? NaN;
    return cell.isUnsure || Object.is(value, cell.start) ? [] : [{ ...cell, value: sent(value) }];
  });
  return {
    updated: changed.flatMap(({ threshold, value }) =>
      threshold ? [{ page_id: threshold.page_id, index: threshold.index, value }] : [],
    ),
    added: changed.flatMap(({ threshold, eye, x, y, value }) => (threshold ? [] : [{ eye, x, y, value }])),
  };
}

/** Writes a value in a cell. */
export const cellText = (value: number | undefined): string =>
  value === undefined || Number.isNaN(value) ? '' : value < 0 ? '<0' : String(value);

/** Parses the text of a cell: -1 for `<0` and `-1` (not seen), `NaN` for an empty cell, infinity for anything invalid. */
export function cellValue(text: string): number {
  const plain = plainNumber(text).replaceAll(/\s/g, '');
  if (plain === '') return NaN;
  if (plain === '<0' || plain === '-1' || plain === '<') return -1;
  return /^\d{1,3}(\.\d+)?$/.test(plain) ? Number(plain) : Infinity;
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Returns the next point in the direction of an arrow key: the nearest of its row or column, over any gap. */
export function nextCell(cells: readonly FieldCell[], from: FieldCell, key: string): FieldCell | undefined {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  if (dx === 0 && dy === 0) return undefined;
  return cells
    .filter(({ eye, x, y }) => {
      const [right, up] = [x - from.x, y - from.y];
      return eye === from.eye && (dx === 0 ? right === 0 && up * dy > 0 : up === 0 && right * dx > 0);
    })
    .toSorted((a, b) => Math.hypot(a.x - from.x, a.y - from.y) - Math.hypot(b.x - from.x, b.y - from.y))[0];
}
