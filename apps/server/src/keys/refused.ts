import { ERROR, ERROR_NAME } from '@isopter/contract';
import { ApiError } from '../lib/errors.ts';

/** One refusal for all: it does not tell whose the key is, nor what was wrong with it [ERR-02]. */
export const keyRefused = () =>
  new ApiError(403, { detail: ERROR.WEBAUTHN_FAILED, name: ERROR_NAME.SECURITY_KEY_REFUSED });

/** The call asks for a security key first [AUTH-17]. */
export const keyAsked = () => new ApiError(403, { detail: ERROR.WEBAUTHN_FAILED, name: ERROR_NAME.SECURITY_KEY_ASKED });
