import type { SampleField, SamplePoint } from './sampleField.ts';
import { type Sheet, writeCentered } from './sheet.ts';

/** The place of a plot: its fixation point, and points of the page per degree. */
export interface PlotPlace {
  readonly x: number;
  readonly y: number;
  readonly perDegree: number;
  readonly size: number;
  /** Degrees from fixation to the ends of the axes; without them no axes are drawn. */
  readonly axes?: number;
}

export const printedThreshold = ({ db }: SamplePoint): string => (db < 0 ? '<0' : String(db));

/** Draws the axes of a plot with a tick every 10 degrees, 2 in a field of 10 degrees. */
export function drawAxes({ lines }: Sheet, { x, y, perDegree, axes = 0 }: PlotPlace): void {
  const reach = axes * perDegree;
  if (reach === 0) return;
  lines.push({ from: [x - reach, y], to: [x + reach, y] }, { from: [x, y - reach], to: [x, y + reach] });
  const step = axes > 12 ? 10 : 2;
  for (let degrees = step; degrees <= axes; degrees += step) {
    for (const at of [degrees * perDegree, -degrees * perDegree]) {
      lines.push({ from: [x + at, y - 2], to: [x + at, y + 2] }, { from: [x - 2, y + at], to: [x + 2, y + at] });
    }
  }
}

/** Prints a text at each point of a field; none where the text is undefined. */
export function drawNumbers(
  sheet: Sheet,
  { points }: SampleField,
  place: PlotPlace,
  textOf: (point: SamplePoint) => string | undefined,
): void {
  drawAxes(sheet, place);
  for (const point of points) {
    const text = textOf(point);
    if (text === undefined) continue;
    const { x, y, perDegree, size } = place;
    writeCentered(sheet, text, x + point.x * perDegree, y - point.y * perDegree, size);
  }
}

/** Draws a map of small marks, one for each point outside the blind spot, darker where more is lost. */
export function drawProbabilities(sheet: Sheet, { points }: SampleField, place: PlotPlace): void {
  drawAxes(sheet, place);
  for (const { x, y, td, isBlindSpot } of points) {
    if (isBlindSpot) continue;
    const side = td < -6 ? place.size : td < -3 ? place.size / 2 : 1;
    const [left, top] = [place.x + x * place.perDegree - side / 2, place.y - y * place.perDegree - side / 2];
    sheet.tiles.push({ x: left, y: top, width: side, height: side, gray: td < -10 ? 0 : 96 });
  }
}

/** Draws the gray scale of a field. */
export function drawGrayScale(sheet: Sheet, { points }: SampleField, place: PlotPlace, spacing: number): void {
  const side = spacing * place.perDegree;
  for (const { x, y, db } of points) {
    const [left, top] = [place.x + x * place.perDegree - side / 2, place.y - y * place.perDegree - side / 2];
    sheet.tiles.push({ x: left, y: top, width: side, height: side, gray: Math.min(240, 40 + Math.max(0, db) * 6) });
  }
}
