import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { CALL_MESSAGE_MAX, type CallMessage } from '@isopter/contract';
import type { Bus } from '../../platform/bus/bus.ts';

/** A side of a call: the technician who joined the session; or the user who began it, or its headset. */
export type Party = 'admin' | 'user';

/** A message between the two sides of a call, or the time when a side joined, from any place. */
export type Letter = { from: Party; socket: string } & ({ message: CallMessage } | { cameAt: number });

/** Published when a session is over. */
export const SESSION_OVER = 'over';

/** Topic of the messages in the call of a session. */
export const callTopic = (sessionId: string) => `call.${sessionId}`;

/** Longest payload in bytes: the bus drops what is longer (bus/postgresBus.ts). */
const PAYLOAD_MAX = 7_000;

/** Publishes a letter, packed, because descriptions are longer than the bus carries. @returns whether it could be sent */
export function post(bus: Bus, sessionId: string, letter: Letter): boolean {
  const packed = deflateRawSync(JSON.stringify(letter)).toString('base64');
  if (packed.length > PAYLOAD_MAX) return false;
  bus.publish(callTopic(sessionId), packed);
  return true;
}

export const openLetter = (packed: string): Letter =>
  JSON.parse(
    inflateRawSync(Buffer.from(packed, 'base64'), { maxOutputLength: 2 * CALL_MESSAGE_MAX }).toString(),
  ) as Letter;

/** Closes the sockets of a call. */
export const endCall = (bus: Bus, sessionId: string): void => bus.publish(callTopic(sessionId), SESSION_OVER);
