import type { Preferences } from '@isopter/contract';
import { setDemoMode } from './demoMode.ts';
import { session } from './session.ts';

/** Lets changed preferences hold from now on, on every screen (PREF-08, NAV-17). */
export function keepPreferences(changes: Partial<Preferences>): void {
  const { current } = session;
  if (current === null) return;
  Object.assign(current.preferences, changes);
  const { enable_demo_mode } = changes;
  // other preferences are changed by staff, who has taken the window back from visitors
  if (enable_demo_mode !== undefined) setDemoMode(current.office_group.demo_mode && enable_demo_mode);
}
