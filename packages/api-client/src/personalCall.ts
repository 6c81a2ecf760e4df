import type { CallName } from '@isopter/contract/routes';

/** The arguments of a call, whichever it is. */
export interface PersonalArgs {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  [more: string]: unknown;
}
/** Makes a call as it is. */
export type PlainCall = (name: CallName, args: PersonalArgs) => Promise<unknown>;
/** Makes a call so that nothing personal leaves the browser in plain text [PII-11]. */
export type PersonalCall = (name: CallName, args: PersonalArgs, plain: PlainCall) => Promise<unknown>;
