import { kind, SILENCE } from './kind.ts';

/** Extraocular motility: how far each eye follows in nine directions of gaze. */
export const eoms = kind({
  id: 'eoms',
  tests: [{ group: 'EXTRA_OCULAR_MOTILITY' }],
  path: 'observe-eoms',
  records: ['new_eoms_response'],
  states: ['getEyeMovementResponses'],
  silence: SILENCE,
  hasReport: true,
  hasThumbnail: true,
});
