import { type FieldFrame, fieldFrame } from '../../chart/frame.ts';

/** Room around the field for letters and, below, for degrees, px. */
const MARGIN = { left: 20, right: 20, top: 20, bottom: 38 } as const;

/** The largest field of that many degrees that fits, straight ahead in the middle; what lies beyond is drawn at its edge. */
export const gazeFrame = (width: number, height: number, extent: number): FieldFrame =>
  fieldFrame(width, height, MARGIN, extent);
