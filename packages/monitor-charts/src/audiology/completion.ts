import type { Completion } from '../shared/completion.ts';
import type { AudiologyView } from './types.ts';

/** The completion of a hearing test. */
export const completionOf: Completion<AudiologyView> = ({ completion }) => completion;
