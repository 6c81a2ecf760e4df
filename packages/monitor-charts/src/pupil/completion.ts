import { type Completion, reportedCompletion } from '../shared/completion.ts';
import type { PupilView } from './types.ts';

/** The completion of a pupil test, as reported by the device (PUP-03). */
export const completionOf: Completion<PupilView> = ({ completion }) => reportedCompletion(completion);
