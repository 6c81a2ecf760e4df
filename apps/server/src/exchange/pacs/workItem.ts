import { WorkItem, type WorkItemStatus } from '@isopter/contract';
import type { SentCode, SentWorkItem } from '../../platform/db/tables/pacsTypes.ts';
import { writable } from '@isopter/contract';

/** Fields of an item and characters of a value that are kept: a PACS may say anything. */
const FIELDS_MAX = 100;
const TEXT_MAX = 1024;

/** A data set by the keywords of DICOM. */
type Elements = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Elements => typeof value === 'object' && value !== null;

/** `StudyInstanceUID` as `study_instance_uid`. */
const fieldOf = (keyword: string): string =>
  keyword
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase();

/**
 * Returns a value as text: a name in letters, else in ideographs; a code by its meaning; several values with commas.
 */
function textOf(value: unknown): string {
  if (typeof value === 'string') return writable(value).trim().slice(0, TEXT_MAX);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ').slice(0, TEXT_MAX);
  if (!isRecord(value)) return '';
  const name = value['Alphabetic'] || value['Ideographic'] || value['Phonetic'];
  return textOf(name || value['CodeMeaning'] || value['CodeValue']);
}

/** The groups of a name (PS3.5, 6.2). */
const GROUPS = ['Alphabetic', 'Ideographic', 'Phonetic'];

/** A name of a person as DICOM writes it, with all its groups; empty if the value is no name. */
function personNameOf(value: unknown): string {
  const [one] = [value].flat() as unknown[];
  if (!isRecord(one)) return '';
  const groups = GROUPS.map((group) => textOf(one[group]).replaceAll('=', ' '));
  return groups.join('=').replace(/=+$/, '');
}

/** The names of people in a data set by the names of the contract. */
function namesOf(elements: Elements): Record<string, string> {
  const names = Object.entries(elements).map(([keyword, value]) => [fieldOf(keyword), personNameOf(value)]);
  return Object.fromEntries(names.filter(([, name]) => name !== '').slice(0, FIELDS_MAX)) as Record<string, string>;
}

/** Codes of a sequence that say what they are codes of. */
const codesOf = (value: unknown): SentCode[] =>
  [value].flat().flatMap((item: unknown): SentCode[] => {
    if (!isRecord(item)) return [];
    const code = [item['CodeValue'], item['CodingSchemeDesignator'], item['CodeMeaning']].map(textOf);
    return code[0] && code[1] ? [code as unknown as SentCode] : [];
  });

/** A day as YYYY-MM-DD; what is none stays as it was sent. */
const dayText = (text: string): string => text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

/** Day and time in one, as far as both are there. */
function momentText(date: string, time: string): string {
  const clock = /^(\d\d)(\d\d)?(\d\d)?(?:\.\d+)?$/.exec(time);
  const day = dayText(date);
  if (!clock || day === date) return [day, time].filter(Boolean).join(' ');
  return `${day}T${clock[1]}:${clock[2] ?? '00'}:${clock[3] ?? '00'}`;
}

/** Dates with a separate time, and their common name [ENT-41]. */
const MOMENTS = [
  ['scheduled_procedure_step_start_date', 'scheduled_procedure_step_start_time'],
  ['study_date', 'study_time'],
] as const;

const STEP = 'ScheduledProcedureStepSequence';
/** The character set, which has been applied already. */
const CHARACTERS = 'SpecificCharacterSet';

/** The texts of a data set by the names of the contract; a sequence of codes under the name of what they say. */
function textsOf(elements: Elements): Map<string, string> {
  const [step] = [elements[STEP]].flat();
  const all = [...Object.entries(elements), ...(isRecord(step) ? Object.entries(step) : [])];
  const known = all.filter(
    ([keyword]) => /^[A-Z][A-Za-z\d]+$/.test(keyword) && keyword !== STEP && keyword !== CHARACTERS,
  );
  const texts = known.map(([keyword, value]): [string, string] => {
    const text = textOf(value);
    const field = fieldOf(keyword.replace(/(Code)Sequence$/, '$1'));
    return [field, keyword.endsWith('Date') ? dayText(text) : text];
  });
  return new Map(texts.filter(([, text]) => text !== '').slice(0, FIELDS_MAX));
}

/** Maps an item of a PACS to the contract; empty values are left out [ENT-41, PACS-05]. */
export function workItemOf(elements: Elements, status: WorkItemStatus, details: string | null): SentWorkItem {
  const texts = textsOf(elements);
  for (const [date, time] of MOMENTS) {
    const moment = momentText((texts.get(date) ?? '').replaceAll('-', ''), texts.get(time) ?? '');
    texts.delete(date);
    texts.delete(time);
    if (moment) texts.set(`${date}time`, moment);
  }
  const [step] = [elements[STEP]].flat();
  const codes = {
    procedure: codesOf(elements['RequestedProcedureCodeSequence']),
    protocol: isRecord(step) ? codesOf(step['ScheduledProtocolCodeSequence']) : [],
  };
  const names = namesOf(elements);
  return { status, status_details: details, texts: Object.fromEntries(texts), names, codes };
}

const PERSONAL = new Set(['patient_name', 'patient_birth_date']);

const withoutPersonal = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => field in WorkItem.shape && !PERSONAL.has(field)));

/** Removes personal data but the patient's number from an item; fields unknown to the contract are removed too. */
export const namelessItem = ({ texts, names = {}, ...item }: SentWorkItem): SentWorkItem => ({
  ...item,
  texts: withoutPersonal(texts),
  names: withoutPersonal(names),
});
