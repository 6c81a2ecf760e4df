import { ApiError } from '@isopter/api-client';

/** What a refused test tells the form: which field is to blame, if one is. */
export type CreateFailure = { kind: 'deviceTaken' } | { kind: 'offline' } | { kind: 'other' };

/** Reads why a test was not created [FORM-23, FORM-35]. A conflict means that somebody else took the device. */
export function createFailure(error: unknown): CreateFailure {
  if (!(error instanceof ApiError)) return { kind: 'other' };
  if (error.status === 409 || error.name === 'DeviceInUse' || error.fields['device']) return { kind: 'deviceTaken' };
  return error.offline ? { kind: 'offline' } : { kind: 'other' };
}
