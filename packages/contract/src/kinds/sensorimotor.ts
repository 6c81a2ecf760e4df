import { kind, SILENCE } from './kind.ts';

/** Sensorimotor tests: shapes, cardinal directions, binocular. */
export const sensorimotor = kind({
  id: 'sensorimotor',
  tests: [{ group: 'SENSORIMOTOR_SHAPES' }, { group: 'SENSORIMOTOR_CARDINAL' }, { group: 'SENSORIMOTOR_BINOCULAR' }],
  path: 'observe-sensorimotor',
  records: ['sensorimotor_state_update'],
  states: ['getSensorimotorState'],
  silence: SILENCE,
  hasReport: true,
  hasThumbnail: true,
});
