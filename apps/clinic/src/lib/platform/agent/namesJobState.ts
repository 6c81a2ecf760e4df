import type { AgentProblem, NamesJob } from '@isopter/api-client';
import type { Id } from '@isopter/contract';
import { proxy } from 'valtio';

/** A job that moves names between server and agent, in this window. */
export interface NamesJobState {
  kind: NamesJob;
  /** `waiting`: another window runs one. `stopped`: it ended early, and continues when it is started again. */
  status: 'waiting' | 'running' | 'done' | 'stopped';
  done: number;
  /** 0 until it is known. */
  count: number;
  /** Patients whose names could not be moved. */
  failed: readonly Id[];
  /** The failure that stopped the job, of the agent or of the server; null if the user stopped it, or nothing did. */
  problem: AgentProblem | 'server' | null;
}

/** The last job of this window; null before the first. It continues while the user works on other screens. */
export const namesJob = proxy<{ current: NamesJobState | null }>({ current: null });

/** Forgets the job of a user who has signed out. */
export function forgetNamesJob(): void {
  namesJob.current = null;
}
