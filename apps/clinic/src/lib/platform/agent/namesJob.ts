import { AgentError, type ApiClient, type NamesJob } from '@isopter/api-client';
import { withLock } from '../browser/locks.ts';
import { loadAgent } from './loadAgent.ts';
import { namesJob, type NamesJobState } from './namesJobState.ts';

/** The name of the lock that lets one window move names at a time. */
const LOCK = 'isopter.names-move';

let running: AbortController | null = null;

/** Runs a job. It never throws: what ends it is in {@link namesJob}. */
export async function startNamesJob(kind: NamesJob, client: ApiClient): Promise<void> {
  running?.abort();
  const { signal } = (running = new AbortController());
  const note = (change: Partial<NamesJobState>): void => {
    if (!signal.aborted && namesJob.current) Object.assign(namesJob.current, change);
  };
  namesJob.current = { kind, status: 'waiting', done: 0, count: 0, failed: [], problem: null };
  try {
    const { moveAllNames } = await loadAgent();
    await withLock(LOCK, signal, async () => {
      note({ status: 'running' });
      const { done, failed } = await moveAllNames(kind, client, signal, (so, count) => note({ done: so, count }));
      note({ status: 'done', done, count: done + failed.length, failed });
    });
  } catch (error) {
    note({ status: 'stopped', problem: error instanceof AgentError ? error.problem : 'server' });
  }
}

/** Stops the job of this window. What it has moved stays moved. */
export function stopNamesJob(): void {
  running?.abort();
  if (namesJob.current) Object.assign(namesJob.current, { status: 'stopped', problem: null });
}
