import type { Group, InvitationStatus } from '@isopter/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { created, id, time } from './columns.ts';
import { account, office, officeGroup } from './people.ts';

/** An invitation to sign in by SSO. An office group has at most one open invitation to an e-mail address. */
export const invitation = pgTable(
  'invitation',
  {
    id: id(),
    officeGroupId: uuid()
      .notNull()
      .references(() => officeGroup.id),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    groups: text().array().$type<Group[]>().notNull(),
    status: text().$type<InvitationStatus>().notNull().default('INITIALIZED'),
    /** The user who sent it last; the letter is in their language. */
    invitedBy: uuid()
      .notNull()
      .references(() => account.id),
    /** Name of the product in the letter: that of the host where the invitation was created. */
    product: text().notNull(),
    /** Digest of the secret in the last letter's link; links of earlier letters are invalid. */
    secretDigest: text(),
    /** Number of attempts to send the letter, and the time of the next one. */
    attempts: integer().notNull().default(0),
    due: time().notNull().defaultNow(),
    /** Expiry of the link of a sent letter. */
    expires: time(),
    created: created(),
  },
  (t) => [
    index().on(t.officeGroupId, t.created),
    index('invitation_due_idx')
      .on(t.due)
      .where(sql`${t.status} = 'INITIALIZED'`),
    uniqueIndex('invitation_open_unique')
      .on(t.officeGroupId, sql`lower(${t.email})`)
      .where(sql`${t.status} in ('INITIALIZED', 'EMAIL_SENT')`),
  ],
);

/** Offices where an invited person will work. */
export const invitationOffice = pgTable(
  'invitation_office',
  {
    invitationId: uuid()
      .notNull()
      .references(() => invitation.id, { onDelete: 'cascade' }),
    officeId: uuid()
      .notNull()
      .references(() => office.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.invitationId, t.officeId] })],
);
