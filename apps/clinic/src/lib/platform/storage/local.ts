import { clearItems, readItem, writeItem } from '../browser/storage.ts';

/**
 * The only module that uses local storage (API-08). Everything kept on this device has a key here;
 * what has none cannot be kept.
 */
export interface LocalData {
  /** User and office group of the last bootstrap, without secrets (AUTH-08). */
  user_data: unknown;
  /** Roles and flags of who is signed in, without ids or names: the frame after a reload has them at once (OUR-950). */
  access: unknown;
  demo_mode: boolean;
  work_item_filter: unknown;
  dashboard_collapsed: boolean;
  zero_pii: boolean;
  /** Ids of the office groups that this browser knows to be in zero-PII mode (OUR-591). */
  zero_pii_groups: string[];
  /** This device may have a copy of patients of an on-premises agent. */
  agent: boolean;
  show_baa_agreement: boolean;
  app_language: string;
  sso_domain: string;
  theme: string;
  density: string;
  vision: string;
  /** Tests that need somebody are heard, and notified (OUR-79). */
  alarm_sound: boolean;
  alarm_notifications: boolean;
}

const PREFIX = 'isopter.';

/** The values that survive a logout (AUTH-20, OUR-591). */
const SURVIVORS = ['sso_domain', 'zero_pii_groups'] as const satisfies (keyof LocalData)[];

/** Returns the stored value of a key; null if there is none, or if it cannot be read. */
export function readLocal<K extends keyof LocalData>(key: K): LocalData[K] | null {
  try {
    const text = readItem('localStorage', PREFIX + key);
    return text === null ? null : (JSON.parse(text) as LocalData[K]);
  } catch {
    return null;
  }
}

/** Keeps a value. @returns false if the browser refuses storage: it costs the person their settings, never the screen */
export const writeLocal = <K extends keyof LocalData>(key: K, value: LocalData[K] | null): boolean =>
  writeItem('localStorage', PREFIX + key, value === null ? null : JSON.stringify(value));

/** Forgets everything but the single-sign-on domain and the office groups in zero-PII mode (AUTH-10). */
export function clearLocal(): void {
  const survivors = SURVIVORS.map((key) => [key, readLocal(key)] as const);
  if (!clearItems('localStorage')) return;
  for (const [key, value] of survivors) writeLocal(key, value);
}
