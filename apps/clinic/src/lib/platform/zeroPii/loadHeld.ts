import { ApiError } from '@isopter/api-client';

/** Loads what does the work where zero-PII mode is on. @throws ApiError of a network that did not bring it */
export const loadHeld = (): Promise<typeof import('./held.ts')> =>
  import('./held.ts').catch(() => {
    throw new ApiError(0);
  });
