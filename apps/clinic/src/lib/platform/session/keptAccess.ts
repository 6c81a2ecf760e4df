import type { Access } from '../routes/access.ts';
import { readLocal, writeLocal } from '../storage/local.ts';

/** Stores roles and flags for the frame of the next reload; the test of a visitor is none of them [OUR-950]. */
export function keepAccess(access: Access): void {
  writeLocal('access', { ...access, demo_test: null } satisfies Access);
}

/**
 * Reads the access before the reload; null if there is none. A reload gives a window with demo mode to visitors (NAV-17). The
 * server decides about every call, so this decides about the look of a moment only.
 */
export function readAccess(): Access | null {
  const kept = readLocal('access') as Access | null;
  return kept && { ...kept, demo_mode: kept.demo_enabled };
}
