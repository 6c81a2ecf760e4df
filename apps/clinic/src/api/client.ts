import { createClient } from '@isopter/api-client';
import { endSession } from '../session/endSession.ts';
import { session } from '../session/session.ts';

/** The application's way to the server. A refusal ends the session, whichever call got it (AUTH-10). */
export const client = createClient({
  onSignedOut: endSession,
  officeGroup: () => session.chosen_office_group,
});
