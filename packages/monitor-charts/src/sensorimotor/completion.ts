import { type Completion, reportedCompletion } from '../shared/completion.ts';
import type { SensorimotorView } from './types.ts';

/** The completion of an alignment test, as reported by the device (SENS-03). */
export const completionOf: Completion<SensorimotorView> = ({ percentage }) => reportedCompletion(percentage);
