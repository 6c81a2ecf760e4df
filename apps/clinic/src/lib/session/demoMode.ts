import { writeLocal } from '../storage/local.ts';
import { session } from './session.ts';

/**
 * Gives this window to visitors, or takes it back from them: while they have it, everything leads to /demo-mode and the
 * navigation asks for the PIN (NAV-07, NAV-17, OUR-271).
 */
export function setDemoMode(isOn: boolean): void {
  const { current } = session;
  if (current === null) return;
  current.demo_mode = isOn;
  writeLocal('demo_mode', isOn);
}
