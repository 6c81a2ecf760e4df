import type { JWK } from 'jose';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { created } from './columns.ts';

/** Keys with which the server signs assertions for agents (Ed25519). The newest one signs; the others are still published. */
export const signingKey = pgTable('signing_key', {
  /** Thumbprint of the public key (RFC 7638). */
  id: text().primaryKey(),
  /** Never leaves the database and the process. */
  privateKey: jsonb().$type<JWK>().notNull(),
  publicKey: jsonb().$type<JWK>().notNull(),
  created: created(),
});
