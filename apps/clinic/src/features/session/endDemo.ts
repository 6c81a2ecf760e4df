import { client } from '../../lib/api/client.ts';
import { keepPreferences } from '../../lib/session/keepPreferences.ts';

/**
 * Turns demo mode off for the person who is signed in (NAV-17).
 * @throws what the call throws; demo mode stays on then
 */
export async function endDemo(): Promise<void> {
  const changes = { enable_demo_mode: false };
  await client.call('updatePreferences', { body: changes });
  keepPreferences(changes);
}
