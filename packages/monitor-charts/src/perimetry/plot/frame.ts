import { type FieldFrame, fieldFrame } from '../../chart/frame.ts';

/** The margins in pixels for the letters at the ends of the lines and for degrees below. */
const MARGIN = { left: 16, right: 16, top: 16, bottom: 34 } as const;
/** The height of the greyscale legend in pixels. */
export const LEGEND = 34;

/** The largest field of an extent in degrees around fixation that fits. */
export const perimetryFrame = (width: number, height: number, extent: number, hasLegend: boolean): FieldFrame =>
  fieldFrame(width, height, { ...MARGIN, bottom: MARGIN.bottom + (hasLegend ? LEGEND : 0) }, extent);
