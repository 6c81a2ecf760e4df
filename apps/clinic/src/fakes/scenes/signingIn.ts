import { type BackendHandlers, refuse } from '../stage/backend.ts';
import { clinic } from '../data/clinic.ts';
import { signedIn } from '../data/session.ts';

/** A server that lets anybody in, as the person of the stories. */
export const lettingIn: BackendHandlers = {
  ...clinic,
  signIn: () => ({ success: true }),
  bootstrap: () => ({ user: signedIn.user, office_group: signedIn.office_group, timezone: signedIn.timezone }),
  getPreferences: () => signedIn.preferences,
};

/** The server's error for a blocked account. */
export const BLOCKED = 'User login is blocked, try again in 15 minutes';

/** A server that lets nobody in. */
export const lockedOut: BackendHandlers = {
  ...lettingIn,
  signIn: () => refuse(403, BLOCKED, { name: 'UserLockedOut' }),
};
