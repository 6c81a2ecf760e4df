import { digest, newSecret } from '../../platform/lib/secret.ts';

/** How long the address of a stream can be opened, in milliseconds. */
export const TICKET_MS = 60_000;

interface Ticket {
  deviceId: string;
  sessionDigest: string;
  expires: number;
}

/** Tickets for streams: each opens the stream of one device, once, in the session that asked for it. */
export interface Tickets {
  /** @returns the secret of a new ticket */
  issue: (deviceId: string, sessionDigest: string) => string;
  /** Takes a ticket. @returns whether it was valid */
  take: (secret: string, deviceId: string, sessionDigest: string) => boolean;
}

/** Keeps tickets in memory: whoever loses one to a restart of the server asks again. */
export function createTickets(now: () => number = Date.now): Tickets {
  const tickets = new Map<string, Ticket>();
  return {
    issue(deviceId, sessionDigest) {
      for (const [key, { expires }] of tickets) if (expires <= now()) tickets.delete(key);
      const secret = newSecret();
      tickets.set(digest(secret), { deviceId, sessionDigest, expires: now() + TICKET_MS });
      return secret;
    },
    take(secret, deviceId, sessionDigest) {
      const key = digest(secret);
      const ticket = tickets.get(key);
      tickets.delete(key);
      return (
        ticket !== undefined &&
        ticket.expires > now() &&
        ticket.deviceId === deviceId &&
        ticket.sessionDigest === sessionDigest
      );
    },
  };
}
