import { ERROR_NAME, type RecordChanged } from '@isopter/contract';
import { ApiError } from './ApiError.ts';

/** Returns the body of a refusal because the record was changed after it was read; null for any other error. */
export function recordChangedOf<R>(error: unknown): RecordChanged<R> | null {
  const isOne = error instanceof ApiError && error.name === ERROR_NAME.RECORD_CHANGED;
  return isOne ? (error.body as RecordChanged<R>) : null;
}
