import { DOCTORS, EXAMINERS, OBSERVERS } from '../groups.ts';
import { one, type RulesOf } from '../rule.ts';

const test = { id: one('test') };

export const findings: RulesOf<'findings'> = {
  getEnteredFacts: { by: OBSERVERS, ids: test, patient: true },
  updateEnteredFacts: { by: EXAMINERS, ids: test, send: { version: 0, comment: 'Tired' }, patient: true },
  getInterpretation: { by: OBSERVERS, ids: test, patient: true },
  updateInterpretation: { by: DOCTORS, ids: test, send: { version: 0, text: 'Normal' }, patient: true },
  reviewTest: { by: DOCTORS, ids: test, patient: true },
  signInterpretation: { by: DOCTORS, ids: test, send: { version: 0, text: 'Normal' }, patient: true },
};
