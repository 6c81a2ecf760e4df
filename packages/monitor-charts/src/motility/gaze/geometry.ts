import type { Point } from '../../shared/point.ts';

/** Room around the field for letters and labels, px. */
const SIDE = 20;
const RULER = 18;

/** Where degrees lie in a drawing of this size: equal scales on both axes, straight ahead in the middle. */
export interface GazeGeometry {
  readonly centre: Point;
  /** Of the field, pixels. */
  readonly radius: number;
  readonly perDegree: number;
  readonly x: (degrees: number) => number;
  readonly y: (degrees: number) => number;
}

/** A tenth of a pixel is as fine as anything is seen. */
const tenths = (pixels: number): number => Math.round(pixels * 10) / 10;
const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** The largest field of that many degrees that fits; what lies beyond is drawn at its edge. */
export function gazeGeometry(width: number, height: number, extent: number): GazeGeometry {
  const radius = Math.max(1, Math.min((width - 2 * SIDE) / 2, (height - 2 * SIDE - RULER) / 2));
  const centre = { x: tenths(width / 2), y: tenths((height - RULER) / 2) };
  const perDegree = radius / extent;
  return {
    centre,
    radius,
    perDegree,
    x: (degrees) => tenths(centre.x + within(degrees, extent) * perDegree),
    y: (degrees) => tenths(centre.y - within(degrees, extent) * perDegree),
  };
}
