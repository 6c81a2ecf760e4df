import { createHash, randomBytes } from 'node:crypto';
import type { HomePin, Preferences } from '@isopter/contract';

const digestOf = (salt: string, pin: string): string => createHash('sha256').update(`${salt}:${pin}`).digest('hex');

/**
 * What the headset of one order checks the clinic's PIN with; undefined where none is asked [FORM-34]. It keeps the PIN
 * out of orders, logs and headsets; whoever takes a headset apart can try all four digits.
 */
export function homePinOf(
  preferences: Pick<Preferences, 'enable_home_test_pin' | 'home_test_pin'>,
): HomePin | undefined {
  const { enable_home_test_pin, home_test_pin } = preferences;
  if (!enable_home_test_pin || !home_test_pin) return undefined;
  const salt = randomBytes(16).toString('hex');
  return { salt, digest: digestOf(salt, home_test_pin) };
}

/** Whether an order asks for this PIN. */
export const asksFor = ({ salt, digest }: HomePin, pin: string): boolean => digestOf(salt, pin) === digest;
