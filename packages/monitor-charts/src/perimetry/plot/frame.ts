import { type FieldFrame, fieldFrame } from '../../chart/frame.ts';

/** Room around the field: letters at the ends of the lines, degrees below, px. */
const MARGIN = { left: 16, right: 16, top: 16, bottom: 34 } as const;
/** Height of the legend of the greyscale, px. */
export const LEGEND = 34;

/** The largest field of that many degrees around fixation that fits. */
export const perimetryFrame = (width: number, height: number, extent: number, hasLegend: boolean): FieldFrame =>
  fieldFrame(width, height, { ...MARGIN, bottom: MARGIN.bottom + (hasLegend ? LEGEND : 0) }, extent);
