import { kind, SILENCE } from './kind.ts';

/** Kinetic perimetry. */
export const kinetic = kind({
  id: 'kinetic',
  tests: [{ group: 'PERIMETRY', strategies: ['KINETIC'] }],
  path: 'observe-kinetic',
  records: ['new_stimuli'],
  presentations: ['kinetic'],
  states: ['getKineticState'],
  silence: SILENCE,
  hasReport: true,
  hasThumbnail: true,
});
