import { findLabelled, type TextLine } from './labels.ts';
import type { Printed } from './report.ts';

/** Labels that may follow on the line of a name, without a gap. */
const NEXT_LABEL =
  /\s+(?:date of birth|birth ?date|DOB|D\.O\.B|born|age|ID|MRN|patient|sex|gender|geb|eye|OD|OS)\b.*$/iu;
const LAST = 'last name|family name|surname|nachname|nom de famille|apellidos?|cognome|sobrenome';
const FIRST = 'first name|given names?|vorname|pr[eé]nom|nombre de pila|prenome';
const WHOLE = String.raw`(?:patient(?:en)?[- ]?)?name|patient|pt\.? name|nom|nombre|nome|paciente|paziente`;
const ID = String.raw`(?:patient(?:en)?|chart|pt\.?|record)?[- ]?(?:ID|Nr\.?|No\.?|number|nummer)|MRN|identificaci[oó]n|n[°º]? de dossier|historia`;
/** A colon or a gap: "Patient ID" is no patient called ID. */
const AFTER_LABEL = String.raw`(?:\s*:\s*|\t)`;
const WORDS = String.raw`\p{L}[^\t:]*`;

function textOf(lines: readonly TextLine[], label: string): Printed<string> | null {
  const found = findLabelled(lines, label, WORDS, AFTER_LABEL);
  const value = found?.groups[0]?.replace(NEXT_LABEL, '').trim();
  return found && value ? { value, confidence: found.confidence } : null;
}

/** Reads whose report a page is: last and first name, in whatever order they are printed. */
export function nameIn(lines: readonly TextLine[]): Printed<string> | null {
  const [last, first] = [textOf(lines, LAST), textOf(lines, FIRST)];
  if (!last || !first) return textOf(lines, WHOLE);
  return { value: `${last.value}, ${first.value}`, confidence: Math.min(last.confidence, first.confidence) };
}

/** Reads the number that another device knows the patient by. */
export function patientIdIn(lines: readonly TextLine[]): Printed<string> | null {
  const found = findLabelled(lines, ID, String.raw`[\p{L}\d][\p{L}\d._/-]*`, AFTER_LABEL);
  return found && /\d/.test(found.groups[0]!) ? { value: found.groups[0]!, confidence: found.confidence } : null;
}
