import type { Draft } from './tree.ts';

/** Where the requirements list the calls. */
export const CALLS = 'docs/requirements/10-calls.md';

/** The number of the next call that the requirements do not have. */
export function nextCallId(draft: Draft): string {
  const numbers = [...draft.read(CALLS).matchAll(/^\| H-(\d+)/gm)].map(([, number]) => Number(number));
  return `H-${Math.max(...numbers) + 1}`;
}

/** A row of the table of calls. */
export interface CallRow {
  id: string;
  /** Method and path, with parameters as `{id}`. */
  call: string;
  payload?: string;
  answer: string;
  usedBy?: string;
  note: string;
}

/**
 * The document of calls with one more row, behind another.
 * @param behind number of a call, or the heading of a section
 */
export function withCall(text: string, behind: string, row: CallRow): string {
  const { id, call, payload = '—', answer, usedBy = '—', note } = row;
  const line = `| ${id} | ${call}† | ${payload} | ${answer} | ${usedBy} | ${note} |\n`;
  const rows = [...text.matchAll(/^\| (H-\d+) \|.*\n|^## (.*)\n/gm)];
  const from = rows.findIndex(([, number, heading]) => number === behind || heading?.startsWith(behind));
  if (from === -1) return text;
  const end = rows.findIndex(([, , heading], index) => index > from && heading !== undefined);
  const last = behind.startsWith('H-') ? rows[from]! : rows.at(end === -1 ? -1 : end - 1)!;
  const at = last.index + last[0].length;
  return text.slice(0, at) + line + text.slice(at);
}
