import {
  AGENT_FIELDS,
  type AgentPatient,
  ERROR_NAME,
  type Id,
  type Patient,
  type PatientChange,
} from '@isopter/contract';
import type { CallAnswer, CallName } from '@isopter/contract/routes';
import { ApiError } from '../ApiError.ts';
import type { PersonalArgs, PlainCall } from '../personalCall.ts';
import { recordChangedOf } from '../recordChangedOf.ts';
import { without } from '../withoutNames.ts';
import { AgentError } from './AgentError.ts';
import type { AskAgent } from './askAgent.ts';
import { nameless, namelessCall } from './nameless.ts';
import type { Orphans } from './orphans.ts';
import { splitVersion } from './versions.ts';

/** A change of patients on its way to server and agent. */
export interface PatientWrite {
  args: PersonalArgs;
  ask: AskAgent;
  plain: PlainCall;
  orphans: Orphans;
}

type Fields = Partial<Record<(typeof AGENT_FIELDS)[number], string | null>>;
type Body = Record<string, unknown> & { version?: number };

const idOf = ({ params }: PersonalArgs): Id => String(params?.['id']);

/** The personal data of a body. */
const personalOf = (body: Body): Fields =>
  Object.fromEntries(AGENT_FIELDS.flatMap((field) => (body[field] === undefined ? [] : [[field, body[field]]])));

export const hasPersonal = (args: PersonalArgs): boolean =>
  Object.keys(personalOf((args.body ?? {}) as Body)).length > 0;

/** Returns nothing for a patient whom the agent does not have. */
const ifFound = <T>(found: Promise<T>): Promise<T | undefined> =>
  found.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });

/** The server creates the patient first, because it decides the office. */
async function createPatient({ args, ask, plain, orphans }: PatientWrite): Promise<unknown> {
  const created = (await namelessCall(plain)('createPatient', nameless(args))) as Patient;
  const { id, office_id = null } = created;
  try {
    await ask('createAgentPatient', { body: { ...personalOf(args.body as Body), id, office_id } as never });
  } catch (error) {
    // a second attempt creates another patient
    await plain('deletePatient', { params: { id } }).catch(() => undefined);
    // without an answer, the agent may have stored the names all the same
    if (error instanceof AgentError) {
      orphans.add(id);
      void orphans.remove(ask);
    }
    throw error;
  }
  return created;
}

async function saveAtAgent({ args, ask }: PatientWrite, stored: Patient, version: number | null): Promise<void> {
  const { id, office_id = null } = stored;
  const changes = personalOf(args.body as Body);
  try {
    if (version !== null) await ask('updateAgentPatient', { params: { id }, body: { ...changes, version } as never });
    // the names that the server has of a patient who was never moved to the agent
    else await ask('createAgentPatient', { body: { ...fieldsOf(stored), ...changes, id, office_id } as never });
  } catch (error) {
    const changed = recordChangedOf<AgentPatient>(error);
    if (changed === null) throw error;
    throw new ApiError(409, { ...changed, name: ERROR_NAME.RECORD_CHANGED, detail: '', current: stored });
  }
}

async function deletePatient({ args, ask, plain }: PatientWrite): Promise<unknown> {
  const id = idOf(args);
  const known = await ifFound(ask('getAgentPatient', { params: { id } }));
  // it alone knows whether there are tests
  const answer = await plain('deletePatient', args);
  if (known) await ifFound(ask('deleteAgentPatient', { params: { id } }));
  return answer;
}

async function mergePatient({ args, ask, plain }: PatientWrite): Promise<unknown> {
  const from = idOf(args);
  const to = (args.body as { patient: Id }).patient;
  const known = await Promise.all([from, to].map((id) => ifFound(ask('getAgentPatient', { params: { id } }))));
  const answer = await plain('mergePatient', args);
  if (known.includes(undefined)) return answer;
  try {
    await ask('mergeAgentPatient', { params: { id: from }, body: { patient: to } });
  } catch (error) {
    const changes = (await plain('listPatientChanges', { params: { id: to } }).catch(() => [])) as PatientChange[];
    const change = changes.find(({ kind, from: merged }) => kind === 'merge' && merged?.id === from);
    if (change) await plain('undoPatientChange', { params: { id: change.id } }).catch(() => undefined);
    throw error;
  }
  return answer;
}

/** Only the server knows what a change was: it answers with it. If the agent then fails, the patients are merged again. */
async function undoPatientChange({ args, ask, plain }: PatientWrite): Promise<unknown> {
  const undone = (await plain('undoPatientChange', args)) as CallAnswer<'undoPatientChange'>;
  const { kind, from, to } = undone;
  if (kind !== 'merge' || from === null) return undone;
  try {
    await ifFound(ask('undoAgentMerge', { params: { id: from } }));
  } catch (error) {
    await plain('mergePatient', { params: { id: from }, body: { patient: to } }).catch(() => undefined);
    throw error;
  }
  return undone;
}

/**
 * Saves changes of one or two patients at both places. A change that only one place made is undone or can be repeated.
 */
export function patientWrites(): Partial<Record<CallName, (write: PatientWrite) => Promise<unknown>>> {
  /** Versions of the server that a save has replaced whose other half the agent did not take, by patient and version. */
  const halfSaved = new Map<string, number>();

  async function updatePatient(write: PatientWrite): Promise<unknown> {
    const { args, ask, plain } = write;
    const id = idOf(args);
    const body = (args.body ?? {}) as Body;
    const read = splitVersion(body.version ?? 0);
    const key = `${id} ${read.server}`;
    const version = halfSaved.get(key) ?? read.server;
    const rest = nameless({ ...args, body: { ...body, version } });
    const hasRest = Object.keys(rest.body as object).some((field) => field !== 'version');
    if (!hasPersonal(args)) return namelessCall(plain)('updatePatient', rest);
    // an agent that does not answer is noticed before the server has saved its part
    if (hasRest) await ifFound(ask('getAgentPatient', { params: { id } }));
    const saved = hasRest
      ? ((await namelessCall(plain)('updatePatient', rest)) as Patient)
      : ((await plain('getPatient', { params: { id } })) as Patient);
    if (hasRest) halfSaved.set(key, saved.version);
    await saveAtAgent(write, saved, read.agent);
    halfSaved.delete(key);
    return saved;
  }

  return { createPatient, updatePatient, deletePatient, mergePatient, undoPatientChange };
}

/** The personal data that the server has of a patient. */
const fieldsOf = (patient: Patient): Fields => personalOf(without(patient, ['id']) as unknown as Body);
