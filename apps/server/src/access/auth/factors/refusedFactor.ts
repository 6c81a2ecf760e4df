import { ERROR, ERROR_NAME } from '@isopter/contract';
import { ApiError, refused } from '../../../platform/lib/errors.ts';

/** Duo does not answer, or is not set up here: no prompt was sent [ERR-02]. */
export const factorUnavailable = () =>
  new ApiError(403, { detail: ERROR.TWO_FACTOR_UNAVAILABLE, name: ERROR_NAME.SECOND_FACTOR_UNAVAILABLE });

/** Duo stopped answering: the result of the prompt is unknown. */
export const factorUnverified = () =>
  new ApiError(403, { detail: ERROR.TWO_FACTOR_FAILED, name: ERROR_NAME.SECOND_FACTOR_REFUSED });

/** The user refused, or this prompt does not exist. */
export const duoRefused = () => new ApiError(403, { detail: ERROR.DUO_FAILED, name: ERROR_NAME.SECOND_FACTOR_REFUSED });

/** The code is none of the person's, or is used up. */
export const codeRefused = () => refused(ERROR_NAME.WRONG_CODE, 'The code is wrong or was already used.');
