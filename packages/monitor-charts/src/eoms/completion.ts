import { meanShare, percentDone } from '@isopter/clinical';
import { directionsOf, movementsOf } from '@isopter/clinical/eoms';
import { EYES } from '@isopter/clinical/gaze';
import type { Completion } from '../shared/completion.ts';
import type { EomsView } from './types.ts';

/** The completion of a test of eye movements. */
export const completionOf: Completion<EomsView> = ({ attempts }, { eye, capabilities }) => {
  const asked = directionsOf(capabilities?.eoms_algorithm_version);
  return percentDone(meanShare((eye === '' ? EYES : [eye]).map((one) => movementsOf(attempts[one], asked).tried)));
};
