import { type Completion, reportedCompletion } from '../shared/completion.ts';
import type { CoverView } from './types.ts';

/** The completion of a cover test, as reported by the device (COV-02). */
export const completionOf: Completion<CoverView> = ({ progress }) => reportedCompletion(progress?.progress);
