import { agentAudience, publicAgentKeys, signAgentAssertion } from './agentAssertion.ts';
import type { Handlers } from '../http/calls.ts';
import type { AccessServices } from '../services.ts';

/** Calls by which the server vouches for its users at the agent of their clinic [PII-15]. */
export function agentAssertionCalls({ address }: AccessServices): Handlers {
  return {
    async createAgentAssertion({ db, user, concerns }) {
      const parts = agentAudience(user, address);
      concerns({ objectKind: 'account', objectIds: [user.accountId] });
      return { assertion: await signAgentAssertion(db, user, parts) };
    },

    listAgentKeys: ({ db }) => publicAgentKeys(db),
  };
}
