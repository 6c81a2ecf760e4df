import { clearLocal } from '../storage/local.ts';
import { session } from './session.ts';

/** Forgets the session here: after logging out, or when the server refused (AUTH-10). */
export function endSession(): void {
  clearLocal();
  session.current = null;
  session.chosen_office_group = null;
  session.status = 'signed-out';
}
