import { capture } from '../capture/examination.ts';

/** Pictures of the eyes: once, and one after the other. */
export const imageTests = [capture('EYE_IMAGE_CAPTURE'), capture('ONGOING_EYE_IMAGE_CAPTURE')];
