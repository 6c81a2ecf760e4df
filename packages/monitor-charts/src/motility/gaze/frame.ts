import { type FieldFrame, fieldFrame } from '../../chart/frame.ts';

/** The margins in pixels for letters around the field and for degrees below. */
const MARGIN = { left: 20, right: 20, top: 20, bottom: 38 } as const;

/**
 * The largest field of an extent in degrees that fits, centred on straight ahead. Positions beyond are drawn at its
 * edge.
 */
export const gazeFrame = (width: number, height: number, extent: number): FieldFrame =>
  fieldFrame(width, height, MARGIN, extent);
