import { issueToken } from '../auth/tokens.ts';
import type { Handlers } from './calls.ts';

/** Exchanges a verified assertion of the server for a token. */
export const signInCalls: Handlers = {
  async signInToAgent({ db, request, concerns }) {
    if (!request.claims) throw new Error('the assertion was not verified');
    const { token, id, expires } = await issueToken(db, request.claims);
    concerns({ objectKind: 'session', objectIds: [id] });
    return { token, expires: expires.toISOString() };
  },
};
