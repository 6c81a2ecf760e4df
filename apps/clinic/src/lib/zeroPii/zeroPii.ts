import { ApiError, type PersonalCall } from '@isopter/api-client';
import { session } from '../session/session.ts';

/** Loads what does the work where zero-PII mode is on. @throws ApiError of a network that did not bring it */
export const loadHeld = (): Promise<typeof import('./held.ts')> =>
  import('./held.ts').catch(() => {
    throw new ApiError(0);
  });

/** How the client makes its calls while zero-PII mode is on; undefined while it is off [PII-11]. */
export const personalCall = (): Promise<PersonalCall> | undefined =>
  session.current?.preferences.enable_zero_pii ? loadHeld().then(({ personal }) => personal) : undefined;
