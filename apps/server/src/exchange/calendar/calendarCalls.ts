import { eq } from 'drizzle-orm';
import { createFeed, readFeed } from './feed.ts';
import { calendarFeed } from '../../platform/db/schema.ts';
import type { Handlers } from '../../access/http/calls.ts';
import { sha256 } from '../../platform/lib/secret.ts';
import type { ExchangeServices } from '../services.ts';

/** A doctor's planned tests as a calendar to subscribe to [OUR-772]. */
export function calendarCalls({ address }: Pick<ExchangeServices, 'address'>): Handlers {
  return {
    async getCalendarFeed({ db, user }) {
      const [feed] = await db.select().from(calendarFeed).where(eq(calendarFeed.accountId, user.accountId));
      return {
        feed: feed ? { created: feed.created.toISOString(), last_read: feed.lastRead?.toISOString() ?? null } : null,
      };
    },

    async createCalendarFeed({ db, user, concerns }) {
      const { token, created } = await createFeed(db, user.accountId);
      concerns({ objectKind: 'account', objectIds: [user.accountId] });
      return { token, created: created.toISOString() };
    },

    async deleteCalendarFeed({ db, user, concerns }) {
      await db.delete(calendarFeed).where(eq(calendarFeed.accountId, user.accountId));
      concerns({ objectKind: 'account', objectIds: [user.accountId] });
      return undefined;
    },

    /** A calendar with the newest version gets 304, which has no data and adds no audit row. */
    async readCalendarFeed({ db, query, request, reply, concerns, by }) {
      const { person, patientIds, text } = await readFeed(db, query.token, address);
      by(person);
      const etag = `"${sha256(text)}"`;
      void reply
        .header('cache-control', 'private, no-cache')
        .header('etag', etag)
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="planned-tests.ics"');
      const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
      if (known?.includes(etag)) {
        void reply.code(304);
        return '';
      }
      concerns({ objectKind: 'appointment', patientIds });
      return text;
    },
  };
}
