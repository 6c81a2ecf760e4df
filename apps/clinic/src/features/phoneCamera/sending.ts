import { ApiError } from '@isopter/api-client';
import { ERROR_NAME, type SingleEye } from '@isopter/contract';

/** A picture on its way to the server. It is kept in memory only, until the server has it or the test ends. */
export interface PendingPicture {
  /** The id of the test and its run, for which it was taken. */
  readonly test: string;
  readonly run: number;
  readonly eye: SingleEye;
  readonly key: string;
  readonly jpeg: Blob;
}

/** Reasons for which the server refuses a picture. */
export type Refusal = 'zeroPii' | 'tooMany' | 'ended' | 'refused';

/** The state of the newest picture. */
export type Sending =
  | { readonly state: 'none' }
  /** The picture is being taken or sent. */
  | { readonly state: 'sending' }
  | { readonly state: 'sent'; readonly eye: SingleEye; readonly amount: number }
  /** The camera gave no picture. */
  | { readonly state: 'notTaken' }
  /** The server could not be reached: the picture can be sent again. */
  | { readonly state: 'failed'; readonly picture: PendingPicture }
  | { readonly state: 'refused'; readonly why: Refusal };

const REFUSALS: Readonly<Record<string, Refusal>> = {
  [ERROR_NAME.ZERO_PII]: 'zeroPii',
  [ERROR_NAME.TOO_MANY_PICTURES]: 'tooMany',
  [ERROR_NAME.TEST_ENDED]: 'ended',
  [ERROR_NAME.NOT_FOUND]: 'ended',
};

/** Returns whether a failed upload can be repeated, or was refused and why. */
export function uploadFailure(error: unknown, picture: PendingPicture): Sending {
  const status = error instanceof ApiError ? error.status : 0;
  const isTemporary = status === 0 || status === 429 || status >= 500;
  if (isTemporary) return { state: 'failed', picture };
  return { state: 'refused', why: REFUSALS[(error as ApiError).name] ?? 'refused' };
}
