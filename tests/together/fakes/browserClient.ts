import { type ApiClient, ApiError } from '@isopter/api-client';
import type { Browser } from '../../../apps/server/test/support/server.ts';

/** A client that makes its calls in a test's browser, which also gives the proofs of step-up authentication. */
export const browserClient = (browser: Browser): Pick<ApiClient, 'call'> => ({
  call: (async (name: never, { query, ...args }: { query?: object } = {}) => {
    const { status, body } = await browser.call(name, { ...args, ...(query && { query }) } as never);
    if (status >= 400) throw new ApiError(status, body);
    return body as unknown;
  }) as unknown as ApiClient['call'],
});
