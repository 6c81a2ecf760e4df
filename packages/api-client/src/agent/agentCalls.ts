import { type DateHabits, ERROR_NAME, type Id, type Patient } from '@isopter/contract';
import type { CallName } from '@isopter/contract/routes';
import { ApiError } from '../ApiError.ts';
import type { PersonalArgs, PersonalCall, PlainCall } from '../personalCall.ts';
import { PLAIN_ONLY, withoutNames } from '../withoutNames.ts';
import type { PatientCopy } from '../zeroPii/patientCopy.ts';
import { AgentError, type AgentProblem } from './AgentError.ts';
import type { AgentLink } from './agentLink.ts';
import { type AskAgent, askAgent } from './askAgent.ts';
import { findTests } from '../findTests.ts';
import { findIdsBySearch, findPatients } from './findPatients.ts';
import { nameless, namelessCall } from './nameless.ts';
import { createOrphans } from './orphans.ts';
import { hasPersonal, patientWrites } from './patientWrites.ts';
import { idsIn, readPeople, writePeople } from './people.ts';

/** State of this browser while an agent stores the names of the clinic. */
export interface AgentMode {
  /** Null for users whom the server does not vouch for: they see no personal data and change none. */
  link: AgentLink | null;
  /** The local copy, which answers while the agent does not; null without one. */
  copy: Promise<PatientCopy> | null;
  /** How this user types days. */
  dates: DateHabits;
  /** Called after each answer of the agent, with null, and after each failure. */
  onState?: (problem: AgentProblem | null) => void;
}

/** A user whom the server vouches for, so that the agent answers. */
export interface Vouched {
  ask: AskAgent;
  copy: Promise<PatientCopy> | null;
  dates: DateHabits;
}

/** Files of other devices show whose they are. */
const FILES: ReadonlySet<CallName> = new Set<CallName>(['createImport']);

const atAgent = (): ApiError => new ApiError(409, { name: ERROR_NAME.AT_AGENT });

/** Calls of a user who sees no personal data. */
function withoutAgent(name: CallName, args: PersonalArgs, plain: PlainCall): Promise<unknown> {
  if (name === 'createPatient' || name === 'updatePatient') {
    if (hasPersonal(args)) throw atAgent();
    return namelessCall(plain)(name, nameless(args));
  }
  if (name === 'listPatients') return namelessCall(plain)(name, nameless(args));
  if (name === 'listTests') return findTests(args, async () => [], plain);
  return plain(name, withoutNames(name, args));
}

/**
 * Makes calls while an on-premises agent stores the names of the clinic [PII-15]: the server gets no personal data, and what it
 * answers about patients is completed with those of the agent, or of the local copy while the agent does not answer [PII-10].
 */
export function agentCalls(mode: () => AgentMode): PersonalCall {
  const writes = patientWrites();
  const orphans = createOrphans();

  async function withAgent(vouched: Vouched, name: CallName, args: PersonalArgs, plain: PlainCall): Promise<unknown> {
    const signal = args['signal'] as AbortSignal | undefined;
    const complete = async (answer: unknown): Promise<void> => {
      const people = await readPeople(vouched, idsIn(answer), signal);
      writePeople(answer, people);
    };
    const call = (): Promise<unknown> => {
      const write = writes[name];
      if (write !== undefined) return write({ args, ask: vouched.ask, plain, orphans });
      if (name === 'listPatients') return findPatients(vouched, args, namelessCall(plain));
      if (name === 'listTests') return findTests(args, (search) => findIdsBySearch(vouched, search, signal), plain);
      return plain(name, withoutNames(name, args));
    };
    try {
      const answer = await call();
      await complete(answer);
      void orphans.remove(vouched.ask);
      await noteChange(vouched, name, args, answer);
      return answer;
    } catch (error) {
      // both versions of the patient are compared field by field in the browser
      const isOlder = error instanceof ApiError && !(error instanceof AgentError);
      if (isOlder && error.name === ERROR_NAME.RECORD_CHANGED) await complete(error.body);
      throw error;
    }
  }

  return async (name, args, plain) => {
    if (PLAIN_ONLY.has(name) || FILES.has(name)) throw atAgent();
    const { link, onState, ...rest } = mode();
    if (link === null) return withoutAgent(name, args, plain);
    return withAgent({ ...rest, ask: askAgent(link, onState) }, name, args, plain);
  };
}

/** Brings the local copy up to date with what was written here. */
async function noteChange(
  { copy: opened }: Vouched,
  name: CallName,
  args: PersonalArgs,
  answer: unknown,
): Promise<void> {
  const copy = await opened;
  if (name === 'createPatient' || name === 'updatePatient') await copy?.put(answer as Patient);
  if (name === 'deletePatient') await copy?.drop([args.params?.['id'] as Id]);
}
