import { ApiError } from '../ApiError.ts';

/**
 * Reason why a call of the on-premises agent failed [PII-10]: it refused the user, nobody answered at its address or
 * the browser did not trust its certificate, it did not answer in time, the answer was not that of an agent, or it
 * failed.
 */
export type AgentProblem = 'refused' | 'unreachable' | 'slow' | 'strange' | 'failed';

/** The status of an error, where the agent sent none or one that says something else. */
const STATUS: Readonly<Record<AgentProblem, number>> = {
  refused: 401,
  unreachable: 0,
  slow: 504,
  strange: 502,
  failed: 503,
};

/** A failure of the agent itself. What it refuses of a form, or does not find, is an {@link ApiError} as of the server. */
export class AgentError extends ApiError {
  readonly problem: AgentProblem;

  constructor(problem: AgentProblem, status = STATUS[problem]) {
    super(status, { name: `Agent${problem.charAt(0).toUpperCase()}${problem.slice(1)}` });
    this.problem = problem;
  }
}
