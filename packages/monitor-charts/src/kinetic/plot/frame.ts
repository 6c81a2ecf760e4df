import { type FieldFrame, fieldFrame } from '../../chart/frame.ts';

/** The radius of the drawn field in degrees, and its rings. */
export const EXTENT = 90;
export const RINGS: readonly number[] = [10, 20, 30, 40, 50, 60, 70, 80, 90];
/** The labelled rings. */
export const LABELLED: readonly number[] = [30, 60, 90];

/** The margins in pixels for letters and angles around the field, and for degrees below. */
const MARGIN = { left: 24, right: 24, top: 24, bottom: 40 } as const;

/** The largest field of 90° around fixation that fits in a drawing. */
export const kineticFrame = (width: number, height: number): FieldFrame => fieldFrame(width, height, MARGIN, EXTENT);
