import type { AgentProblem } from '@isopter/api-client';
import { proxy } from 'valtio';

/** State of the on-premises agent, as seen by this window. */
export interface AgentState {
  /** The problem of the last call to the agent; null if the agent answered. */
  problem: AgentProblem | null;
  /** When the local copy was last complete, in milliseconds since the epoch; null if it never was. */
  copiedAt: number | null;
}

/** The agent of this window's office group. */
export const agentState: AgentState = proxy<AgentState>({ problem: null, copiedAt: null });
