import type { PreferencesWrite } from '@isopter/contract';
import { writeLocal } from '../storage/local.ts';
import { session } from './session.ts';

/** Lets changed preferences hold from now on, on every screen (PREF-08, NAV-17). */
export function keepPreferences(changes: PreferencesWrite): void {
  const { current } = session;
  if (current === null) return;
  Object.assign(current.preferences, changes);
  current.demo_mode = current.office_group.demo_mode && current.preferences.enable_demo_mode;
  writeLocal('demo_mode', current.demo_mode);
}
