import { createHash, randomUUID } from 'node:crypto';

/** The UID of a UUID (PS3.5, B.2). */
export const uidOf = (uuid: string): string => `2.25.${BigInt(`0x${uuid.replaceAll('-', '')}`)}`;

/** The same UID for the same name, always: name-based, as UUIDs of version 5 are. */
export function uidOfName(name: string): string {
  const hash = createHash('sha256').update(name).digest().subarray(0, 16);
  hash[6] = (hash[6]! & 0x0f) | 0x50;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  return uidOf(hash.toString('hex'));
}

/** The UID of an object; what is sent again is the same object. */
export const objectUid = ({ object }: { object?: string }, part: string): string =>
  object === undefined ? uidOf(randomUUID()) : uidOfName(`${object} ${part}`);
