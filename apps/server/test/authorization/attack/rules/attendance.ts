import { READERS, STAFF } from '../groups.ts';
import { one, type RulesOf } from '../rule.ts';

export const attendance: RulesOf<'attendance'> = {
  listAttendances: { by: READERS },
  attendTest: { by: STAFF, ids: { id: one('openTest') }, send: { reasons: ['paused'] }, patient: true },
};
