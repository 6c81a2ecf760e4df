import type { CallName } from '@isopter/contract/routes';

/** Calls that lead into an office group, without personal data of patients. */
const LEADING: ReadonlySet<CallName> = new Set<CallName>([
  'bootstrap',
  'getPreferences',
  'listSessions',
  'lockDemoMode',
  'signOut',
  'switchOfficeGroup',
]);

let switching: Promise<unknown> | null = null;

/** Enters another office group. Other calls wait until it is known where its personal data are. */
export async function whileSwitching<T>(enter: () => Promise<T>): Promise<T> {
  const entering = enter();
  const current = (switching = entering.catch(() => undefined));
  try {
    return await entering;
  } finally {
    if (switching === current) switching = null;
  }
}

/** Returns what a call has to wait for; null if it can be made now. */
export const switchBefore = (name: CallName): Promise<unknown> | null => (LEADING.has(name) ? null : switching);
