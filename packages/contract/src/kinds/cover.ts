import { kind, SILENCE } from './kind.ts';

/** The cover test. Its records have the shape of those of kinetic perimetry [ENT-27]. */
export const cover = kind({
  id: 'cover',
  tests: [{ group: 'COVER' }],
  path: 'observe-cover',
  records: ['cover_state_update', 'new_stimuli'],
  presentations: ['kinetic'],
  states: ['getCoverState', 'getKineticState'],
  silence: SILENCE,
  hasReport: true,
  hasThumbnail: true,
});
