import { type ReactElement, useState } from 'react';
import { useSearch } from 'wouter';
import { session } from '../../../lib/platform/session/session.ts';
import { attemptEnter } from './attemptSso.ts';
import { SsoConfirmed } from './SsoConfirmed.tsx';
import { SsoStep } from './SsoStep.tsx';
import { wayOf } from './returning.ts';

/** Loads who is signed in, and leads to where they were going. */
async function enter(query: URLSearchParams): Promise<string | null> {
  Object.assign(session, wayOf(query));
  const outcome = await attemptEnter();
  if (outcome.kind === 'unreachable') return null;
  return outcome.kind === 'signed-in' ? outcome.path : '/login';
}

/** /sso/success: the server has signed the person in, or knows that it is still them (of AUTH-18, AUTH-22). */
export function SsoSuccess(): ReactElement {
  const search = useSearch();
  const [isConfirmed] = useState(() => new URLSearchParams(search).has('confirmed'));
  return isConfirmed ? <SsoConfirmed /> : <SsoStep step={enter} />;
}
