import { ApiError } from '@isopter/api-client';

/** Loads the code that calls the on-premises agent. @throws ApiError if the network fails */
export const loadAgent = (): Promise<typeof import('./held.ts')> =>
  import('./held.ts').catch(() => {
    throw new ApiError(0);
  });
