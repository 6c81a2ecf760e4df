import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { created, time } from './columns.ts';
import { account } from './people.ts';

/** The authenticator app of an account. The server calculates its codes, so it keeps the secret itself. */
export const totp = pgTable('totp', {
  accountId: uuid()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  /** Base32. */
  secret: text().notNull(),
  /** The time step of the last accepted code: it and earlier ones are not accepted again. */
  lastStep: integer().notNull(),
  created: created(),
  lastUsed: time(),
});

/** A secret that was shown for an authenticator app and is not confirmed by a first code yet. */
export const totpSetup = pgTable(
  'totp_setup',
  {
    /** Digest of the session, or of the unfinished sign-in. */
    owner: text().primaryKey(),
    secret: text().notNull(),
    expires: time().notNull(),
  },
  (t) => [index().on(t.expires)],
);

/** A recovery code that is not used yet. All codes of an account are made together and share their salt. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    salt: text().notNull(),
    hash: text().notNull(),
    created: created(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.hash] })],
);

/** A link to the removal of all second factors of an account, which its administrator started [OUR-496]. */
export const factorReset = pgTable('factor_reset', {
  accountId: uuid()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  /** Digest of the secret in the link. */
  digest: text().notNull().unique(),
  expires: time().notNull(),
  /** The administrator. */
  startedBy: uuid().references(() => account.id, { onDelete: 'set null' }),
});
