import { capture } from '../capture/examination.ts';

/** Pictures of the anterior segment, which the examiner takes. */
export const camera = capture('ANTERIOR_SEGMENT_IMAGE');
