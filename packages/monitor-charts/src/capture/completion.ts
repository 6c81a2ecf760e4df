import { type Completion, reportedCompletion } from '../shared/completion.ts';
import type { CaptureView } from './types.ts';

/** The completion of a camera or image test, as reported by the device. */
export const completionOf = (({ total }) => reportedCompletion(total)) satisfies Completion<Pick<CaptureView, 'total'>>;
