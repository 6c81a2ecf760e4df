import { DOCTORS, OBSERVERS } from '../groups.ts';
import { one, type RulesOf } from '../rule.ts';

export const progression: RulesOf<'progression'> = {
  getProgression: { by: OBSERVERS, ids: { id: one('examined') }, patient: true },
  updateFieldExclusion: {
    by: DOCTORS,
    ids: { id: one('test') },
    send: { eye: 'OD', version: 0, reason: 'LID' },
    patient: true,
  },
  updateFieldBaseline: {
    by: DOCTORS,
    // `tests` would be two tests of the patient; another file tests that those of other patients are refused.
    ids: { id: one('patient'), tests: undefined },
    send: { version: 0, eye: 'OD', program: '24-2', size: 3, tests: null },
    patient: true,
  },
};
