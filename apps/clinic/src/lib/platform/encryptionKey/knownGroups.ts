import type { Id, StoredPreferences } from '@isopter/contract';
import { readLocal, writeLocal } from '../storage/local.ts';

const known = (): Id[] => readLocal('zero_pii_groups') ?? [];

/** Stores that an office group is in zero-PII mode, also after sign-out: the mode is never turned off (OUR-591). */
export function rememberZeroPii(officeGroup: Id): void {
  if (!known().includes(officeGroup)) writeLocal('zero_pii_groups', [...known(), officeGroup]);
}

/**
 * Returns the preferences that the server answers for an office group, with zero-PII mode on if this browser knows that it
 * was on (OUR-591). A session takes over no others.
 */
export function guardZeroPii(
  officeGroup: Id,
  preferences: StoredPreferences,
): [StoredPreferences, isTurnedOff: boolean] {
  const { enable_zero_pii } = preferences;
  if (enable_zero_pii) rememberZeroPii(officeGroup);
  if (enable_zero_pii || !known().includes(officeGroup)) return [preferences, false];
  // nobody is encrypted there, and what the server has as a key check may be anybody's
  return [{ ...preferences, enable_zero_pii: true, zero_pii_password_hash: null }, true];
}
