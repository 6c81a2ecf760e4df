/**
 * The only module that touches localStorage (API-08). Everything kept on this device has a key here;
 * what has none cannot be kept.
 */
export interface LocalData {
  /** User and office group of the last bootstrap, without secrets (AUTH-08). */
  user_data: unknown;
  demo_mode: boolean;
  work_item_filter: unknown;
  dashboard_collapsed: boolean;
  zero_pii: boolean;
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

/** The one value that survives a logout (AUTH-20). */
const SURVIVOR: keyof LocalData = 'sso_domain';

/** What is kept under a key; null when nothing is, or when it cannot be read. */
export function readLocal<K extends keyof LocalData>(key: K): LocalData[K] | null {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? null : (JSON.parse(text) as LocalData[K]);
  } catch {
    return null;
  }
}

/** Keeps a value. A browser that refuses storage costs the person their settings, never the screen. */
export function writeLocal<K extends keyof LocalData>(key: K, value: LocalData[K] | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    return;
  }
}

/** Forgets everything but the single-sign-on domain (AUTH-10). */
export function clearLocal(): void {
  const survivor = readLocal(SURVIVOR);
  try {
    localStorage.clear();
  } catch {
    return;
  }
  writeLocal(SURVIVOR, survivor);
}
