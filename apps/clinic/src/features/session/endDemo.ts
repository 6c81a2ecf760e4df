import { client } from '../../lib/api/client.ts';
import { writeLocal } from '../../lib/storage/local.ts';
import { session } from '../../lib/session/session.ts';

/**
 * Turns demo mode off for the person who is signed in (NAV-17).
 * @throws what the call throws; demo mode stays on then
 */
export async function endDemo(): Promise<void> {
  await client.call('updatePreferences', { body: { enable_demo_mode: false } });
  writeLocal('demo_mode', false);
  if (session.current === null) return;
  session.current.preferences.enable_demo_mode = false;
  session.current.demo_mode = false;
}
