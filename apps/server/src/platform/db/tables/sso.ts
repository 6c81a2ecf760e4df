import type { SensitiveCall } from '@isopter/contract';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
import { account, session } from './people.ts';

/** A browser that left for a provider of single sign-on. The state it brings back and its cookie are kept as digests. */
export const ssoSignIn = pgTable(
  'sso_sign_in',
  {
    /** Digest of the state. */
    state: text().primaryKey(),
    /** Digest of the cookie, which is the verifier of PKCE: so this is the challenge. */
    challenge: text().notNull(),
    domain: text().notNull(),
    nonce: text().notNull(),
    /** Path to which the sign-in returns. */
    returnUrl: text().notNull(),
    /** Digest of the secret of an invitation. */
    invitation: text(),
    /** Digests of the session and the page that asked for step-up authentication, and the call it is for. A sign-in has none. */
    session: text().references(() => session.digest, { onDelete: 'cascade' }),
    page: text(),
    action: text().$type<SensitiveCall>(),
    /** When the browser was sent to the provider. */
    begun: time().notNull().defaultNow(),
    expires: time().notNull(),
  },
  (t) => [index().on(t.expires)],
);

/** Accounts by provider and subject. An e-mail address may pass to another person there; a subject never does. */
export const ssoIdentity = pgTable(
  'sso_identity',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), index().on(t.accountId)],
);
