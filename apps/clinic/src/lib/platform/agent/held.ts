import {
  agentCalls,
  type AgentLink,
  agentLink,
  type AgentProblem,
  type AgentReport,
  type ApiClient,
  ApiError,
  askAgent,
  copyAgentPatients,
  forgetAll,
  loadAgentReport,
  type MovedNames,
  moveNames,
  type NamesJob,
  openCopy,
  type PatientCopy,
} from '@isopter/api-client';
import { type DateHabits, DEFAULT_DATE_FORMAT } from '@isopter/contract';
import { writeLocal } from '../storage/local.ts';
import { agentState } from './agentState.ts';
import { forgetNamesJob } from './namesJobState.ts';

/** How often the copy is updated with changes of other users, in milliseconds. */
const REFRESH = 60_000;

let owner = '';
let link: AgentLink | null = null;
let copy: Promise<PatientCopy> | null = null;
let dates: DateHabits = { format: DEFAULT_DATE_FORMAT };
let copying: AbortController | null = null;
let timer: ReturnType<typeof setInterval> | undefined;

async function note(problem: AgentProblem | null): Promise<void> {
  agentState.copiedAt = (await copy)?.asOf() ?? null;
  agentState.problem = problem;
}

/** Makes calls with the agent of the signed-in user. */
export const personalCall = agentCalls(() => ({ link, copy, dates, onState: (problem) => void note(problem) }));

/**
 * Loads the PDF of a test's result from the agent [REP-09]. An agent that only fails to draw still answers with names, so that
 * failure changes no state.
 * @returns null for users whom the server does not vouch for
 * @throws ApiError
 */
export async function loadReportPdf(client: ApiClient, report: AgentReport): Promise<Blob | null> {
  const ask = link && askAgent(link, (problem) => problem !== 'failed' && void note(problem));
  return ask && loadAgentReport(client, ask, report);
}

/** Moves names between server and agent. @throws ApiError, also for users whom the server does not vouch for */
export function moveAllNames(
  job: NamesJob,
  client: ApiClient,
  signal: AbortSignal,
  onProgress: (done: number, count: number) => void,
): Promise<MovedNames> {
  if (link === null) return Promise.reject(new ApiError(403));
  return moveNames(job, { client, link, signal }, onProgress);
}

/** The signed-in user, who owns the token and the local copy. */
export interface AgentUser {
  client: ApiClient;
  origin: string;
  /** Identifies the user and the office group, who may see these patients. */
  owner: string;
  /** Whether the server vouches for them at the agent. */
  isVouched: boolean;
  /** How the user types days. */
  dates: DateHabits;
  /** Called when the agent refuses the user. */
  onRefused: () => void;
}

/** Starts the agent of the signed-in user. The token and the local copy of another user are removed [PII-05, PII-15]. */
export function startAgent({ client, origin, isVouched, onRefused, ...user }: AgentUser): void {
  dates = user.dates;
  const next = `${user.owner} ${origin}`;
  if (owner === next) return;
  stop();
  owner = next;
  writeLocal('agent', true);
  if (!isVouched) return;
  const own = (link = agentLink({
    origin,
    assertion: async () => (await client.call('createAgentAssertion')).assertion,
    onRefused: () => {
      stop();
      onRefused();
    },
  }));
  const opened = (copy = openCopy(next));
  const { signal } = (copying = new AbortController());
  const refresh = async (): Promise<void> => {
    try {
      await copyAgentPatients(own, await opened, signal);
      await note(null);
    } catch {
      // the next call to the agent shows the problem; a later refresh updates the copy
    }
  };
  void refresh();
  timer = setInterval(() => void refresh(), REFRESH);
}

function stop(): void {
  clearInterval(timer);
  copying?.abort();
  link?.forget();
  link = null;
  copy = null;
  owner = '';
  forgetNamesJob();
  Object.assign(agentState, { problem: null, copiedAt: null });
}

/** Forgets the token, and removes the copy from this device. */
export async function forget(): Promise<void> {
  stop();
  await forgetAll();
}
