import { LOCAL_NAME_FIELDS } from '@isopter/contract';
import type { CallName } from '@isopter/contract/routes';
import type { PersonalArgs } from './personalCall.ts';

/** Fields that identify or contact a patient, removed from calls to a server that gets no names. */
const LEFT_OUT: Partial<Record<CallName, readonly string[]>> = {
  // a text could name somebody
  addPatientAlert: ['text'],
  createTest: ['patient_email', 'patient_phone'],
  updateTest: ['patient_email', 'patient_phone'],
  createTestBundle: ['patient_email', 'patient_phone'],
  listSessions: ['search'],
  listPacsRecords: ['patient_name__icontains'],
  createMwlQuery: ['patient_first_name', 'patient_last_name'],
};

/** Calls that send names, and are not made while the server gets none: those of visitors and of the agent. */
export const PLAIN_ONLY: ReadonlySet<CallName> = new Set<CallName>([
  'createDemoPatient',
  'createAgentPatient',
  'updateAgentPatient',
  'listAgentPatients',
]);

/** Filters of the patients that name them. With `resembling` they describe a person whose likes are listed. */
export const NAMING = ['first_name', 'last_name', ...LOCAL_NAME_FIELDS, 'date_of_birth'] as const;

export const without = <T extends object>(object: T, left: readonly string[]): T =>
  Object.fromEntries(Object.entries(object).filter(([field]) => !left.includes(field))) as T;

/** Returns the arguments of a call without what would name a patient, or reach one. */
export function withoutNames(name: CallName, args: PersonalArgs): PersonalArgs {
  const left = LEFT_OUT[name];
  if (left === undefined) return args;
  const { query, body } = args;
  return {
    ...args,
    ...(query && { query: without(query, left) }),
    ...(typeof body === 'object' && body !== null && { body: without(body, left) }),
  };
}
