import type { Handlers } from '../../access/http/calls.ts';
import { attend, listAttendances } from './attendance.ts';
import { about, lockTest } from './read.ts';

export const attendanceCalls: Handlers = {
  listAttendances: ({ db, user }) => listAttendances(db, user),

  async attendTest({ db, user, params, body, concerns }) {
    const row = await lockTest(db, user, params.id);
    concerns(about(row));
    return attend(db, user, row, body.reasons);
  },
};
