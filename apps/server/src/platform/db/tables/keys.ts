import { bigint, boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { created, id, time, version } from './columns.ts';
import { account, session } from './people.ts';

/** A user's security key; its signatures are checked with the public key, and nothing here is secret. */
export const securityKey = pgTable(
  'security_key',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Credential id, in base64url. */
    credentialId: text().notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** Signature counter; a lower one indicates a copied key. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** The host it was made for: it signs for no other. */
    rpId: text().notNull(),
    label: text().notNull(),
    /** Version of the label. */
    version: version(),
    /** It signs in without a password or username, and verifies its user [OUR-494]. */
    passkey: boolean().notNull().default(false),
    created: created(),
    lastUsed: time(),
  },
  (t) => [index().on(t.accountId)],
);

/** Challenges, valid once and for a short time. Only the newest of an owner for a purpose is valid. */
export const keyChallenge = pgTable(
  'key_challenge',
  {
    /** Digest of the session, or of the sign-in that is half done. */
    owner: text().notNull(),
    purpose: text().notNull(),
    challenge: text().notNull(),
    expires: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.purpose] }), index().on(t.expires)],
);

/** A proof of step-up authentication: its page may make one call of this action in its session, for a short time. */
export const keyProof = pgTable(
  'key_proof',
  {
    session: text()
      .notNull()
      .references(() => session.digest, { onDelete: 'cascade' }),
    action: text().notNull(),
    /** Digest of the secret of the page. */
    page: text().notNull(),
    expires: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.session, t.action, t.page] })],
);

/** A browser whose person gave the right password and owes a second factor. Only the digest of its cookie is kept. */
export const halfSignIn = pgTable(
  'half_sign_in',
  {
    digest: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The next factor to check. */
    owes: text({ enum: ['duo', 'webauthn', 'totp', 'setup'] }).notNull(),
    /** Digest of the state that Duo has to bring back, and what its answer has to name. */
    duoState: text(),
    duoNonce: text(),
    expires: time().notNull(),
  },
  (t) => [index().on(t.accountId), index().on(t.expires)],
);
