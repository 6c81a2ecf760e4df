import { kind, SILENCE } from './kind.ts';

/** Visual acuity. */
export const acuity = kind({
  id: 'acuity',
  tests: [{ group: 'VISUAL_ACUITY' }],
  path: 'observe-landolt-c',
  records: ['new_acuity_optotype_result'],
  states: ['getAcuityResults'],
  silence: SILENCE,
  hasReport: true,
  hasThumbnail: true,
});
