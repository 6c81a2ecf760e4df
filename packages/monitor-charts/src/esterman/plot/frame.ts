import { type FieldFrame, fieldFrame } from '../../chart/frame.ts';

/**
 * The displayed extent in degrees. The pattern reaches 76° to either side, and from 36° above to 57° below fixation.
 */
export const REACH = { left: 80, right: 80, up: 42, down: 62 } as const;
/** The radii of the rings in degrees. */
export const RINGS: readonly number[] = [15, 30, 45, 60, 75];

/** The height of the legend, and the margins around the map for the labels, in pixels. */
export const LEGEND = 24;
const MARGIN = { left: 34, right: 34, top: 10, bottom: 24 + LEGEND } as const;

/** The frame of the map in a drawing of a given size, and the width of the marks. */
export interface MapFrame extends FieldFrame {
  /** The width of a mark in pixels. Neighbours are at least 5° apart. */
  readonly mark: number;
}

/** The largest map that fits, with the same scale on both axes. */
export function mapFrame(width: number, height: number): MapFrame {
  const frame = fieldFrame(width, height, MARGIN, REACH);
  return { ...frame, mark: Math.min(16, Math.max(5, 3.6 * frame.perDegree)) };
}
