import { kind, SILENCE } from './kind.ts';

/** The sensorimotor suite: alignment, then eye movements, then a cover test. */
export const sensorimotorSuite = kind({
  id: 'sensorimotorSuite',
  tests: [{ group: 'SENSORIMOTOR_SUITE' }],
  shownBy: 'sensorimotor',
  records: ['sensorimotor_state_update', 'new_eoms_response', 'cover_state_update', 'new_stimuli'],
  presentations: ['kinetic'],
  states: ['getSensorimotorState', 'getEyeMovementResponses', 'getCoverState', 'getKineticState'],
  silence: SILENCE,
  hasReport: true,
  hasThumbnail: true,
  parts: [
    { kind: 'sensorimotor', record: 'sensorimotor_state_update', strategy: null },
    { kind: 'eoms', record: 'new_eoms_response', strategy: 'EOMS_SENSORIMOTOR' },
    { kind: 'cover', record: 'cover_state_update', strategy: 'COVER_SENSORIMOTOR' },
  ],
});
