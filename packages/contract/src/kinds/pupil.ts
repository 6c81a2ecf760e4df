import { kind, SILENCE } from './kind.ts';

/** Reactions of the pupils to light. */
export const pupil = kind({
  id: 'pupil',
  tests: [{ group: 'PUPIL' }],
  path: 'observe-pupillometry',
  records: ['pupillometry_state_update'],
  states: ['getPupillometryState'],
  silence: SILENCE,
  hasReport: true,
  hasThumbnail: true,
});
