import type { AgentPatient, Id } from '@isopter/contract';
import { fill, patientsIn } from '../zeroPii/answers.ts';
import { personOf } from '../zeroPii/person.ts';
import type { Known } from '../zeroPii/patientCopy.ts';
import type { CallAnswer } from '@isopter/contract/routes';
import type { Vouched } from './agentCalls.ts';
import { isOutage } from './askAgent.ts';
import { MOST_AT_ONCE } from './patientQuery.ts';
import { joinVersions, UNKNOWN_VERSION } from './versions.ts';

/** Personal data of a patient, of the agent or of the local copy, which has no version. */
export type Personal = Known & Partial<Pick<AgentPatient, 'version' | 'display_name'>>;

const knownOf = (patient: AgentPatient): Personal => ({
  ...personOf(patient),
  patient_id_number: patient.patient_id_number ?? null,
  display_name: patient.display_name,
  version: patient.version,
});

/** The ids of all patients that an answer is about. */
export const idsIn = (answer: unknown): Id[] => [...new Set(patientsIn(answer).map(({ id }) => id))];

/** Writes personal data where an answer has a place for them. Patients that the agent does not have stay as they are. */
export function writePeople(answer: unknown, people: ReadonlyMap<Id, Personal>): void {
  for (const object of patientsIn(answer)) {
    const known = people.get(object.id);
    // a whole patient, whom a form may save
    if (typeof object['version'] === 'number' && 'doctor_id' in object)
      object['version'] = joinVersions(object['version'], known ? (known.version ?? UNKNOWN_VERSION) : null);
    if (!known) continue;
    if ('patient_id_number' in object) object['patient_id_number'] = known.patient_id_number;
    fill(object, known);
    object['display_name'] = known.display_name ?? (object['display_name'] || known.patient_id_number || '');
  }
}

/** Reads the personal data of patients that the local copy has. */
async function readCopy({ copy: opened }: Vouched, ids: readonly Id[]): Promise<[Id, Personal][]> {
  const copy = await opened;
  return ids.flatMap((id) => {
    const known = copy?.get(id);
    return known ? [[id, known]] : [];
  });
}

/**
 * Reads the personal data of patients: from the agent, or from the local copy while the agent does not answer [PII-10]. The agent
 * hides a merged patient, whom the copy still names.
 */
export async function readPeople(
  vouched: Vouched,
  ids: readonly Id[],
  signal: AbortSignal | undefined,
): Promise<Map<Id, Personal>> {
  try {
    const pages: Promise<CallAnswer<'listAgentPatients'>>[] = [];
    for (let at = 0; at < ids.length; at += MOST_AT_ONCE) {
      const query = { id__in: ids.slice(at, at + MOST_AT_ONCE).join(','), limit: MOST_AT_ONCE };
      pages.push(vouched.ask('listAgentPatients', { query, signal }));
    }
    const found = (await Promise.all(pages)).flatMap(({ results }) => results);
    const people = new Map(found.map((one) => [one.id, knownOf(one)] as const));
    const hidden = ids.filter((id) => !people.has(id));
    return new Map([...people, ...(await readCopy(vouched, hidden))]);
  } catch (error) {
    if (!isOutage(error)) throw error;
    return new Map(await readCopy(vouched, ids));
  }
}
