import { confidenceIn, findLabelled, type TextLine } from './labels.ts';
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
/** Also a space, among facts that are divided by points: "Female · ID A-20418". */
const AFTER_ID = String.raw`(?:\s*:\s*|\t|(?<= · ID) )`;
const WORDS = String.raw`\p{L}[^\t:]*`;

function textOf(lines: readonly TextLine[], label: string): Printed<string> | null {
  const found = findLabelled(lines, label, WORDS, AFTER_LABEL);
  const value = found?.groups[0]?.replace(NEXT_LABEL, '').trim();
  return found && value ? { value, confidence: found.confidence } : null;
}

/** A name without a label, "Okafor, Adaeze", as it heads our own reports. */
const HEADING = /^(\p{L}[^\t:,\d]*, \p{L}[^\t:,\d]*)(?=\t|$)/u;
/** The line about the patient of our own reports: its facts are divided by points. */
const ABOUT = /^[^\t:]* · /u;
/** Lines from the name to those about the patient. */
const HEAD = 3;

/** Reads the name at the head of one of our own reports. */
function headingIn(lines: readonly TextLine[]): Printed<string> | null {
  const [first] = lines;
  const value = first && HEADING.exec(first.text)?.[1]?.trim();
  if (!value || !lines.slice(0, HEAD).some(({ text }) => ABOUT.test(text))) return null;
  return { value, confidence: confidenceIn(first, 0, value.length) };
}

/** Reads whose report a page is: last and first name, in whatever order they are printed. */
export function nameIn(lines: readonly TextLine[]): Printed<string> | null {
  const [last, first] = [textOf(lines, LAST), textOf(lines, FIRST)];
  if (!last || !first) return textOf(lines, WHOLE) ?? headingIn(lines);
  return { value: `${last.value}, ${first.value}`, confidence: Math.min(last.confidence, first.confidence) };
}

/** Reads the patient's number in the other device. */
export function patientIdIn(lines: readonly TextLine[]): Printed<string> | null {
  const found = findLabelled(lines, ID, String.raw`[\p{L}\d][\p{L}\d._/-]*`, AFTER_ID);
  return found && /\d/.test(found.groups[0]!) ? { value: found.groups[0]!, confidence: found.confidence } : null;
}
