import { ApiError } from '@isopter/api-client';

/** Returns whether a call failed because its record was deleted, merged or moved out of reach meanwhile [OUR-707]. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
