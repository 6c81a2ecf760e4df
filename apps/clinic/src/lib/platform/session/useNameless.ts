import { accessOf } from './accessOf.ts';
import { useSignedIn } from './session.ts';

/** Where the personal data of patients are that the server does not get; null if it gets them. */
export type Nameless = 'zeroPii' | 'agent' | null;

/** Returns why the server does not know the names of patients, for what it cannot do then (PII-11, PII-15). */
export function useNameless(): Nameless {
  const access = accessOf(useSignedIn());
  if (access.zero_pii) return 'zeroPii';
  return access.names_at_agent ? 'agent' : null;
}
