import { ERROR, ERROR_NAME } from '@isopter/contract';
import { ApiError } from '../../platform/lib/errors.ts';

/** One refusal for all: it does not tell whose the key is, nor what was wrong with it [ERR-02]. */
export const keyRefused = () =>
  new ApiError(403, { detail: ERROR.WEBAUTHN_FAILED, name: ERROR_NAME.SECURITY_KEY_REFUSED });

/** The user has no security key. Answered only to signed-in users, so that they can add one [OUR-406]. */
export const keyMissing = () => new ApiError(403, { detail: ERROR.WEBAUTHN_FAILED, name: ERROR_NAME.NO_SECURITY_KEY });
