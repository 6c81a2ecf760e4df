import type { CallAnswer } from '@isopter/contract/routes';
import { ApiError } from '../ApiError.ts';
import { AgentError, type AgentProblem } from './AgentError.ts';
import type { AgentCallArgs, AgentCallName, AgentLink } from './agentLink.ts';

/** Calls the agent. @throws as {@link AgentLink} */
export type AskAgent = <N extends AgentCallName>(
  name: N,
  args: Omit<AgentCallArgs<N>, 'signal'> & { signal?: AbortSignal | undefined },
) => Promise<CallAnswer<N>>;

/** Calls the agent, and tells after each answer, with null, and after each failure, with the problem, how the agent is. */
export const askAgent =
  (link: AgentLink, onState?: (problem: AgentProblem | null) => void): AskAgent =>
  async (name, { signal, ...args }) => {
    try {
      const answer = await link.call(name, { ...args, ...(signal && { signal }) } as never);
      onState?.(null);
      return answer as never;
    } catch (error) {
      if (error instanceof AgentError) onState?.(error.problem);
      else if (error instanceof ApiError) onState?.(null);
      throw error;
    }
  };

/** A failure of the agent that the local copy can bridge. A user whom it refuses is signed out instead. */
export const isOutage = (error: unknown): error is AgentError =>
  error instanceof AgentError && error.problem !== 'refused';
