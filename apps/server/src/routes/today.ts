import { dayIn } from '@isopter/contract';
import type { Handlers } from '../http/calls.ts';
import { invalidField } from '../lib/errors.ts';
import { isTimezone } from '../lib/timezone.ts';
import { findToday } from '../today/find.ts';

export const todayCalls: Handlers = {
  async getToday({ db, user, query, concerns }) {
    if (!isTimezone(query.timezone)) throw invalidField('timezone', 'This time zone is not known.');
    const found = await findToday(db, user, { ...query, today: dayIn(new Date(), query.timezone) });
    const rows = [found.open, found.planned, found.ended, found.unread].flatMap((page) => [...page.results]);
    const patientIds = [...new Set(rows.flatMap(({ patient }) => patient?.id ?? []))];
    concerns({ objectKind: 'test', patientIds });
    return found;
  },
};
