import type { ReactElement } from 'react';
import { session } from '../../../lib/session/session.ts';
import { attemptEnter } from './attemptSso.ts';
import { SsoStep } from './SsoStep.tsx';
import { wayOf } from './returning.ts';

/** Loads who is signed in, and leads to where they were going. */
async function enter(query: URLSearchParams): Promise<string | null> {
  Object.assign(session, wayOf(query));
  const outcome = await attemptEnter();
  if (outcome.kind === 'unreachable') return null;
  return outcome.kind === 'signed-in' ? outcome.path : '/login';
}

/** /sso/success: the server has signed the person in (of AUTH-18, AUTH-22). */
export const SsoSuccess = (): ReactElement => <SsoStep step={enter} />;
