import type { Completion } from '../shared/completion.ts';
import type { EstermanView } from './types.ts';

/** The completion of an Esterman test. */
export const completionOf: Completion<EstermanView> = ({ completion }) => completion;
