import { today } from '@isopter/contract';
import { timezoneOf } from '../../access/auth/timezone.ts';
import type { Handlers } from '../../access/http/calls.ts';
import { about, lockTest, readTest } from '../tests/read.ts';
import { assignReading, listReaders, unassignReading } from '../tests/reading/reading.ts';
import { findToday } from './find.ts';
import { findReadingPlace } from './queue.ts';

export const todayCalls: Handlers = {
  async getToday({ db, user, query, concerns }) {
    const found = await findToday(db, user, { ...query, today: today(await timezoneOf(db, user)) });
    const rows = [found.open, found.planned, found.ended, found.unread].flatMap((page) => [...page.results]);
    const patientIds = [
      ...new Set([
        ...rows.flatMap(({ patient }) => patient?.id ?? []),
        ...found.appointments.results.map(({ patient }) => patient),
      ]),
    ];
    concerns({ objectKind: 'test', patientIds });
    return found;
  },

  async getReadingPlace({ db, user, params, query, concerns }) {
    concerns(about(await readTest(db, user, params.id)));
    return findReadingPlace(db, user, params.id, query);
  },

  async listReaders({ db, user, params, concerns }) {
    const row = await readTest(db, user, params.id);
    concerns(about(row));
    return listReaders(db, user, row);
  },

  async assignReading({ db, user, params, body, concerns }) {
    const row = await lockTest(db, user, params.id);
    concerns(about(row));
    return assignReading(db, user, row, body);
  },

  async unassignReading({ db, user, params, concerns }) {
    const row = await lockTest(db, user, params.id);
    concerns(about(row));
    await unassignReading(db, row);
  },
};
