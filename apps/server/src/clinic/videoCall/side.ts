import { randomUUID } from 'node:crypto';
import { CALL_MESSAGES_IN_10_S, type CallMessage, LIVE_CLOSE, readCallMessage } from '@isopter/contract';
import type { WebSocket } from 'ws';
import { limitRate } from '../../platform/lib/limitRate.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { openLetter, type Party, post, SESSION_OVER } from './post.ts';

/** One side of a call that is connected. */
export interface Side {
  party: Party;
  /** Tells it from the same side elsewhere. */
  socket: string;
  /** When it joined; null while it only waits to be called, from any number of places. */
  cameAt: number | null;
  isWithinRate: (bytes: number) => boolean;
}

export const newSide = (party: Party, cameAt: number | null): Side => ({
  party,
  socket: randomUUID(),
  cameAt,
  isWithinRate: limitRate({ times: CALL_MESSAGES_IN_10_S, bytes: Infinity, ms: 10_000 }),
});

/** Tells an earlier socket of the same party that this one replaces it. */
export function announceSide(bus: Bus, sessionId: string, { party, socket, cameAt }: Side): void {
  if (cameAt !== null) post(bus, sessionId, { from: party, socket, cameAt });
}

/** Returns whether another socket joined after this one; at the same time the socket ids decide. */
const isLater = (other: { cameAt: number; socket: string }, { cameAt, socket }: Side): boolean =>
  cameAt !== null && (other.cameAt > cameAt || (other.cameAt === cameAt && other.socket > socket));

/** Sends a side what was published for its call. */
export function tellSide(side: Side, socket: WebSocket, send: (frame: string) => void, payload: string): void {
  if (payload === SESSION_OVER) return socket.close(LIVE_CLOSE.missing);
  const letter = openLetter(payload);
  if (letter.socket === side.socket) return undefined;
  if ('message' in letter) {
    if (letter.from !== side.party) send(JSON.stringify(letter.message));
  } else if (letter.from === side.party && isLater(letter, side)) socket.close(LIVE_CLOSE.replaced);
  return undefined;
}

/**
 * Relays a message of a side.
 * @returns the message; undefined if it is invalid, too long, or over the rate limit
 */
export function hearSide(bus: Bus, sessionId: string, side: Side, frame: string): CallMessage | undefined {
  const message = readCallMessage(frame);
  if (!message || !side.isWithinRate(frame.length)) return undefined;
  return post(bus, sessionId, { from: side.party, socket: side.socket, message }) ? message : undefined;
}
