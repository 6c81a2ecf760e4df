import { createHash, randomBytes } from 'node:crypto';
import type { HomePin, Preferences } from '@isopter/contract';

const digestOf = (salt: string, pin: string): string => createHash('sha256').update(`${salt}:${pin}`).digest('hex');

/**
 * Returns the salted digest with which the headset of one order checks the clinic's PIN; undefined if none is needed
 * [FORM-34]. The PIN itself is not in orders, logs and headsets, but its four digits can be guessed from the digest.
 */
export function homePinOf(
  preferences: Pick<Preferences, 'enable_home_test_pin' | 'home_test_pin'>,
): HomePin | undefined {
  const { enable_home_test_pin, home_test_pin } = preferences;
  if (!enable_home_test_pin || !home_test_pin) return undefined;
  const salt = randomBytes(16).toString('hex');
  return { salt, digest: digestOf(salt, home_test_pin) };
}

/** Returns whether an order requires this PIN. */
export const asksFor = ({ salt, digest }: HomePin, pin: string): boolean => digestOf(salt, pin) === digest;
