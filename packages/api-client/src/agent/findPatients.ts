import { type AgentPatient, type Id, nameGroupText, resembling } from '@isopter/contract';
import type { PersonalArgs } from '../personalCall.ts';
import type { Vouched } from './agentCalls.ts';
import { isOutage } from './askAgent.ts';
import { nameless, type NamelessCall } from './nameless.ts';
import {
  inOrder,
  isUnfiltered,
  MOST_AT_ONCE,
  pageOf,
  type PatientPage,
  type PersonalQuery,
  type Query,
  splitQuery,
} from './patientQuery.ts';

const NOBODY: PatientPage = { results: [], count: 0 };

const bare = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase();

const hasExactly = (patient: AgentPatient, same: PersonalQuery['same']): boolean =>
  Object.entries(same).every(([field, text]) => bare(patient[field as keyof PersonalQuery['same']]) === bare(text));

/** Returns the search by which the agent finds everybody with exactly these data, among others. */
const searchFor = ({ search, same }: PersonalQuery): string => {
  const name = [same.last_name, same.first_name].filter(Boolean).join(' ');
  const local = nameGroupText(same.ideographic_name) || nameGroupText(same.phonetic_name);
  return search || name || local || same.patient_id_number || same.date_of_birth || '';
};

/** Finds those whom a person resembles among the patients with the same day of birth, id number or name. */
async function findResembling({ ask }: Vouched, person: PersonalQuery['same'], signal: AbortSignal | undefined) {
  const { first_name, last_name, ideographic_name, phonetic_name, date_of_birth, patient_id_number } = person;
  const searches = [
    date_of_birth,
    patient_id_number,
    [last_name, first_name].filter(Boolean).join(' '),
    nameGroupText(ideographic_name),
    nameGroupText(phonetic_name),
  ].filter(Boolean);
  const pages = await Promise.all(
    searches.map((search) => ask('listAgentPatients', { query: { search, limit: MOST_AT_ONCE }, signal })),
  );
  const found = new Map(pages.flatMap(({ results }) => results).map((patient) => [patient.id, patient]));
  return resembling(person, [...found.values()], (patient) => patient).map(({ id }) => id);
}

/** Finds the ids that a personal query leaves, in the agent's order; in that of the local copy while the agent does not answer. */
async function findIds(vouched: Vouched, personal: PersonalQuery, signal: AbortSignal | undefined): Promise<Id[]> {
  const { same, isResembling, ordering } = personal;
  const { ask, copy: opened, dates } = vouched;
  const query = { search: searchFor(personal), limit: MOST_AT_ONCE, ...(ordering && { ordering }) };
  try {
    if (isResembling) return await findResembling(vouched, same, signal);
    const { results } = await ask('listAgentPatients', { query, signal });
    return results.filter((patient) => hasExactly(patient, same)).map(({ id }) => id);
  } catch (error) {
    if (!isOutage(error)) throw error;
    const copy = await opened;
    if (!copy) return [];
    if (isResembling) return copy.resembling(same);
    return Object.keys(same).length > 0 ? copy.same(same) : copy.find(personal.search, dates);
  }
}

/** Finds patients by a search, as the list of patients does. */
export async function findIdsBySearch(
  vouched: Vouched,
  search: string,
  signal: AbortSignal | undefined,
): Promise<readonly Id[]> {
  const ids = await findIds(vouched, { search, same: {}, isResembling: false, ordering: undefined }, signal);
  return ids.slice(0, MOST_AT_ONCE);
}

/** Lists patients, of whom the agent is asked for what is personal: a search, exact data, an order by name or birth. */
export async function findPatients(vouched: Vouched, args: PersonalArgs, send: NamelessCall): Promise<PatientPage> {
  const { personal, rest } = splitQuery((args.query ?? {}) as Query);
  const signal = args['signal'] as AbortSignal | undefined;
  const list = (query: Query) => send('listPatients', nameless({ ...args, query })) as Promise<PatientPage>;
  const isFound = personal.search !== '' || Object.keys(personal.same).length > 0;
  if (!isFound && personal.ordering === undefined) return list(rest);
  // the agent cannot tell whom the server's filters leave, so that those are sorted as the server does
  if (!isFound) return isUnfiltered(rest) ? sorted(vouched, personal, rest, list, signal) : list(rest);

  const ids = await findIds(vouched, personal, signal);
  const asked = rest['id__in'] === undefined ? null : new Set(String(rest['id__in']).split(','));
  const wanted = ids.filter((id) => asked?.has(id) ?? true).slice(0, MOST_AT_ONCE);
  if (wanted.length === 0) return NOBODY;
  const found = { ...rest, id__in: wanted.join(',') };
  if (rest['ordering'] !== undefined) return list(found);
  const { results } = await list({ ...found, limit: MOST_AT_ONCE, offset: 0 });
  return pageOf(inOrder(results, wanted), rest);
}

/** A page in an order of the agent, which lists those that it has. */
async function sorted(
  { ask }: Vouched,
  { ordering }: PersonalQuery,
  rest: Query,
  list: (query: Query) => Promise<PatientPage>,
  signal: AbortSignal | undefined,
): Promise<PatientPage> {
  const query = { limit: MOST_AT_ONCE, ...rest, ...(ordering && { ordering }) };
  try {
    const { results, count } = await ask('listAgentPatients', { query, signal });
    const ids = results.map(({ id }) => id);
    if (ids.length === 0) return { ...NOBODY, count };
    const page = await list({ id__in: ids.join(','), limit: MOST_AT_ONCE });
    return { results: inOrder(page.results, ids), count };
  } catch (error) {
    if (!isOutage(error)) throw error;
    return list(rest);
  }
}
