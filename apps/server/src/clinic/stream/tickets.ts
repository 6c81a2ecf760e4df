import { lte } from 'drizzle-orm';
import { streamTicket } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { digest, hasDigest, newSecret } from '../../platform/lib/secret.ts';

/** Validity of the address of a stream, in milliseconds. */
export const TICKET_MS = 60_000;

/** A ticket opens the stream of one device, once, in the session that asked for it, at any server of the database. */
interface Ticket {
  deviceId: string;
  sessionDigest: string;
}

/** @returns the secret of a new ticket */
export async function issueTicket(db: Db, ticket: Ticket, now = new Date()): Promise<string> {
  await db.delete(streamTicket).where(lte(streamTicket.expires, now));
  const secret = newSecret();
  const expires = new Date(now.getTime() + TICKET_MS);
  await db.insert(streamTicket).values({ ...ticket, digest: digest(secret), expires });
  return secret;
}

/** Takes a ticket, which is not valid any more then. @returns whether it was valid */
export async function takeTicket(
  db: Db,
  secret: string,
  { deviceId, sessionDigest }: Ticket,
  now = new Date(),
): Promise<boolean> {
  const [ticket] = await db.delete(streamTicket).where(hasDigest(streamTicket.digest, secret)).returning();
  return (
    ticket !== undefined &&
    ticket.expires > now &&
    ticket.deviceId === deviceId &&
    ticket.sessionDigest === sessionDigest
  );
}
