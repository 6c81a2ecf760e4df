import { nameGroupText, type Preferences, type WorkItem } from '@isopter/contract';
import { pacsDate, personName } from '../../../lib/domain/pacs/dicom.ts';
import { itemBirth } from '../../../lib/domain/pacs/itemIdentity.ts';

/** The fields of basic info, in this order. */
export const BASIC = [
  'patient_name',
  'patient_name_ideographic',
  'patient_name_phonetic',
  'patient_id',
  'patient_birth_date',
  'patient_sex',
  'accession_number',
  'scheduled_procedure_step_start_datetime',
  'scheduled_procedure_step_description',
  'scheduled_protocol_code',
  'modality',
  'scheduled_station_ae_title',
  'referring_physician_name',
  'requesting_physician',
  'scheduled_performing_physician_name',
] as const satisfies readonly (keyof WorkItem)[];

/** Fields of few items, which are not shown as missing. */
const RARE: ReadonlySet<string> = new Set(['patient_name_ideographic', 'patient_name_phonetic']);

/** The fields of basic info that are shown of an item. */
export const basicFields = (item: WorkItem): (typeof BASIC)[number][] =>
  BASIC.filter((field) => !RARE.has(field) || item[field]);

/** The fields of additional info that have a separate label [ENT-41]. */
export const ADDITIONAL = [
  'admission_id',
  'allergies',
  'medical_alerts',
  'study_instance_uid',
  'study_id',
  'study_datetime',
] as const satisfies readonly (keyof WorkItem)[];

/** Fields used by the screen itself; basic info shows the state too. */
export const APART = [
  'id',
  'status',
  'status_details',
  'visuall_patient_id',
  'can_create_patient',
] as const satisfies readonly (keyof WorkItem)[];

const KNOWN: ReadonlySet<string> = new Set([...BASIC, ...ADDITIONAL, ...APART]);

/** The names of further fields that the PACS sent [ENT-41]. */
export const furtherFields = (item: WorkItem): string[] =>
  Object.keys(item).filter((name) => !KNOWN.has(name) && valueText(item[name]) !== '');

const ABBREVIATIONS: Readonly<Record<string, string>> = { id: 'ID', uid: 'UID', ae: 'AE', sop: 'SOP' };

/** A name of DICOM as people read it: `requested_procedure_id` and `RequestedProcedureID` are "Requested procedure ID". */
export function readableName(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_]+/)
    .filter(Boolean)
    .map((word) => ABBREVIATIONS[word.toLowerCase()] ?? word.toLowerCase());
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A value of a field, of whatever shape, on one line; nothing for an empty one. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(valueText).filter(Boolean).join('; ');
  if (typeof value !== 'object') return String(value as string | number | boolean).trim();
  return Object.entries(value)
    .map(([name, one]) => [readableName(name), valueText(one)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}: ${text}`)
    .join(', ');
}

const DATES: ReadonlySet<string> = new Set(['scheduled_procedure_step_start_datetime', 'study_datetime']);
const NAMES: ReadonlySet<string> = new Set([
  'patient_name',
  'referring_physician_name',
  'requesting_physician',
  'scheduled_performing_physician_name',
]);

/** Returns the text of a labeled field: dates and names as on this screen, no name if names are hidden. */
export function shownValue(
  item: WorkItem,
  field: (typeof BASIC)[number] | (typeof ADDITIONAL)[number],
  preferences: Pick<Preferences, 'disable_pi'>,
): string {
  const text = valueText(item[field]);
  if (field.startsWith('patient_name') && preferences.disable_pi) return '';
  if (RARE.has(field)) return nameGroupText(text);
  if (field === 'patient_birth_date') return itemBirth(item, preferences) ?? '';
  if (DATES.has(field)) return pacsDate(text);
  return NAMES.has(field) ? personName(text) : text;
}
