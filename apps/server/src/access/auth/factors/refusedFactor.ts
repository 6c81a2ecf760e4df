import { ERROR, ERROR_NAME } from '@isopter/contract';
import { ApiError, refused } from '../../../platform/lib/errors.ts';

/** Duo does not answer, or is not set up here: nobody was asked yet [ERR-02]. */
export const factorUnavailable = () =>
  new ApiError(403, { detail: ERROR.TWO_FACTOR_UNAVAILABLE, name: ERROR_NAME.SECOND_FACTOR_UNAVAILABLE });

/** Duo does not answer any more: what was asked cannot be looked up. */
export const factorUnverified = () =>
  new ApiError(403, { detail: ERROR.TWO_FACTOR_FAILED, name: ERROR_NAME.SECOND_FACTOR_REFUSED });

/** The person refused, or nobody was asked this. */
export const duoRefused = () => new ApiError(403, { detail: ERROR.DUO_FAILED, name: ERROR_NAME.SECOND_FACTOR_REFUSED });

/** The code is none of the person's, or is used up. */
export const codeRefused = () => refused(ERROR_NAME.WRONG_CODE, 'The code is wrong or was already used.');
