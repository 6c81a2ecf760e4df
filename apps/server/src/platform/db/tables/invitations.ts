import type { Group, InvitationStatus } from '@isopter/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { created, id, time } from './columns.ts';
import { account, office, officeGroup } from './people.ts';

/** Somebody invited to sign in by SSO. To one e-mail address an office group has one invitation that is open. */
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
    /** Who sent it last; the letter is in their language. */
    invitedBy: uuid()
      .notNull()
      .references(() => account.id),
    /** What the letter calls the product: its name where the invitation was made. */
    product: text().notNull(),
    /** Of the secret in the last letter's link; the links of earlier ones open nothing. */
    secretDigest: text(),
    /** How often the letter was tried to be sent, and from when on it is tried again. */
    attempts: integer().notNull().default(0),
    due: time().notNull().defaultNow(),
    /** Until when the link of a letter that was sent is open. */
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

/** Where an invited person will work. */
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
