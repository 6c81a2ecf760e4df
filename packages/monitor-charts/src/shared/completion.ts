import { meanShare, percentDone } from '@isopter/clinical';
import type { ThumbnailTest } from './thumbnailTest.ts';

/**
 * Returns how far a test is: the share of the expected answers in whole percent, 0 before the first answer and 100 after the
 * last one only. Each kind has one; its ring, its thumbnail, the spoken summary and the bar of its screen show this number.
 */
export type Completion<View> = (view: View, test: ThumbnailTest) => number;

/** The completion that a device has reported: whole, and 100 at the end only. */
export const reportedCompletion = (percent: number | null | undefined): number => percentDone((percent ?? 0) / 100);

/** The completion of a test whose parts, such as eyes, have these completions and take equally long. */
export const meanCompletion = (parts: readonly number[]): number =>
  percentDone(meanShare(parts.map((percent) => percent / 100)));
