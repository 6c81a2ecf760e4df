import type { Id } from '@isopter/contract';
import { readLocal, writeLocal } from '../storage/local.ts';

const known = (): Id[] => readLocal('zero_pii_groups') ?? [];

/** Stores that an office group is in zero-PII mode, also after sign-out: the mode is never turned off (OUR-591). */
export function rememberZeroPii(officeGroup: Id): void {
  if (!known().includes(officeGroup)) writeLocal('zero_pii_groups', [...known(), officeGroup]);
}

/** Returns whether this browser knows that an office group is in zero-PII mode. */
export const isKnownInZeroPii = (officeGroup: Id): boolean => known().includes(officeGroup);
