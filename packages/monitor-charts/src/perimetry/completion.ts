import { type Completion, reportedCompletion } from '../shared/completion.ts';
import type { PerimetryView } from './model/store.ts';

/** The completion of a test of static perimetry, as reported by the device (PERI-02). */
export const completionOf: Completion<PerimetryView> = ({ progress }) => reportedCompletion(progress.total);
