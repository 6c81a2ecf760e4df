import { type Completion, meanCompletion } from '../shared/completion.ts';
import { EYES, type KineticView } from './types.ts';

/** The completion of a kinetic test. */
export const completionOf: Completion<KineticView> = ({ eyes }, { eye }) =>
  meanCompletion((eye === '' ? EYES : [eye]).map((one) => eyes[one].completion));
