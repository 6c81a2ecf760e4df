import { type FieldFrame, fieldFrame } from '../../chart/frame.ts';

/** What the map shows, degrees: the pattern reaches to 76° at the sides, from 36° above to 57° below fixation. */
export const REACH = { left: 80, right: 80, up: 42, down: 62 } as const;
/** Radii of the rings, degrees. */
export const RINGS: readonly number[] = [15, 30, 45, 60, 75];

/** Height of the legend, and room around the map: the degrees beside and below it, px. */
export const LEGEND = 24;
const MARGIN = { left: 34, right: 34, top: 10, bottom: 24 + LEGEND } as const;

/** Where degrees lie in a drawing of this size, and how wide marks are. */
export interface MapFrame extends FieldFrame {
  /** Width of a mark, pixels: neighbours are 5° apart at the least. */
  readonly mark: number;
}

/** Equal scales on both axes: the largest map that fits. */
export function mapFrame(width: number, height: number): MapFrame {
  const frame = fieldFrame(width, height, MARGIN, REACH);
  return { ...frame, mark: Math.min(16, Math.max(5, 3.6 * frame.perDegree)) };
}
