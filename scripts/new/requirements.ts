import type { Draft } from './tree.ts';

/** List of our calls, which the specifications do not have. */
export const CALLS = 'docs/requirements/12-ours.md';

/** The number of the next call of our own. */
export function nextCallId(draft: Draft): string {
  const numbers = [...draft.read(CALLS).matchAll(/^\| X-(\d+)/gm)].map(([, number]) => Number(number));
  return `X-${String(Math.max(0, ...numbers) + 1).padStart(3, '0')}`;
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

/** The document of our calls with one more row, at the end of the table that closes it. */
export function withCall(text: string, row: CallRow): string {
  const { id, call, payload = '—', answer, usedBy = '—', note } = row;
  return `${text.trimEnd()}\n| ${id} | ${call} | ${payload} | ${answer} | ${usedBy} | ${note} |\n`;
}
