import { type Completion, reportedCompletion } from '../shared/completion.ts';
import type { StereopsisView } from './types.ts';

/** The completion of a stereopsis test: as reported by the device, and 100 % once a plate determines the result. */
export const completionOf = (({ completion, result }) =>
  result ? 100 : reportedCompletion(completion)) satisfies Completion<Pick<StereopsisView, 'completion' | 'result'>>;
