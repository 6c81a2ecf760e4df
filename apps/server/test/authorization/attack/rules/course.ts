import { OBSERVERS } from '../groups.ts';
import { one, type RulesOf } from '../rule.ts';

export const course: RulesOf<'course'> = {
  listCourse: { by: OBSERVERS, ids: { id: one('patient'), id__in: ['test', 'left out'] }, patient: true },
  getLastInterpretation: { by: OBSERVERS, ids: { id: one('patient') }, patient: true },
  listEnteredSamples: { by: OBSERVERS, ids: { id: one('patient') }, patient: true },
  listTestDays: { by: OBSERVERS, ids: { id: one('patient') }, patient: true },
  listTrendSamples: { by: OBSERVERS, ids: { id: one('patient') }, patient: true },
};
