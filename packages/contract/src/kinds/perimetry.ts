import { kind, SHORT_SILENCE } from './kind.ts';

/** Static threshold perimetry. */
export const perimetry = kind({
  id: 'perimetry',
  tests: [{ group: 'PERIMETRY' }],
  path: 'observe',
  records: ['new_stimuli'],
  presentations: ['static'],
  states: ['getPerimetryState'],
  silence: SHORT_SILENCE,
  hasReport: true,
  hasThumbnail: true,
});
