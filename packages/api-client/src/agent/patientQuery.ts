import type { Id, Patient } from '@isopter/contract';
import type { CallArgs } from '@isopter/contract/routes';
import { NAMING, without } from '../withoutNames.ts';

/** Maximum number of patients that server and agent return in one call, and accept by id. */
export const MOST_AT_ONCE = 100;

type AgentOrdering = NonNullable<CallArgs<'listAgentPatients'>['query']>['ordering'] & string;
export type Query = Record<string, string | number | boolean | undefined>;
export interface PatientPage {
  results: Patient[];
  count: number;
}

/** Search and order of a list of patients by data that the server does not have. */
export interface PersonalQuery {
  search: string;
  /** Personal data that patients must have exactly. */
  same: Partial<Record<(typeof NAMING)[number] | 'patient_id_number', string>>;
  /** Whether those who resemble the person of `same` are listed too. */
  isResembling: boolean;
  /** An order by personal data. */
  ordering: AgentOrdering | undefined;
}

const isPersonalOrder = (ordering: unknown): ordering is AgentOrdering =>
  /^-?(last_name|first_name|date_of_birth|patient_id_number)$/.test(String(ordering));

/** Separates the personal part of a query, which only the agent gets, from the rest, which the server gets. */
export function splitQuery(query: Query): { personal: PersonalQuery; rest: Query } {
  const same = Object.fromEntries(
    [...NAMING, 'patient_id_number' as const].flatMap((field) =>
      query[field] === undefined ? [] : [[field, String(query[field])]],
    ),
  );
  const isResembling = query['resembling'] !== undefined;
  const ordering = isPersonalOrder(query['ordering']) ? query['ordering'] : undefined;
  return {
    personal: { search: String(query['search'] ?? '').trim(), same, isResembling, ordering },
    rest: without(query, ['search', ...NAMING, 'patient_id_number', 'resembling', ...(ordering ? ['ordering'] : [])]),
  };
}

const PAGING: readonly string[] = ['limit', 'offset', 'ordering'];

/** Returns whether a query of the server leaves nobody out. */
export const isUnfiltered = (rest: Query): boolean => Object.keys(rest).every((field) => PAGING.includes(field));

/** Sorts patients as a list of ids does. */
export const inOrder = (patients: readonly Patient[], ids: readonly Id[]): Patient[] =>
  ids.flatMap((id) => patients.find((patient) => patient.id === id) ?? []);

/** Cuts the page of a query out of all its patients. */
export function pageOf(patients: readonly Patient[], { limit = MOST_AT_ONCE, offset = 0 }: Query): PatientPage {
  const from = Number(offset);
  return { results: patients.slice(from, from + Number(limit)), count: patients.length };
}
