import { agentAudience, publicAgentKeys, signAgentAssertion } from '../auth/agentAssertion.ts';
import type { Handlers } from '../http/calls.ts';
import type { Services } from '../services.ts';

/** Calls by which the server vouches for its users at the agent of their clinic [PII-15]. */
export function agentAssertionCalls({ address }: Services): Handlers {
  return {
    async createAgentAssertion({ db, user, concerns }) {
      const parts = agentAudience(user, address);
      concerns({ objectKind: 'account', objectIds: [user.accountId] });
      return { assertion: await signAgentAssertion(db, user, parts) };
    },

    listAgentKeys: ({ db }) => publicAgentKeys(db),
  };
}
