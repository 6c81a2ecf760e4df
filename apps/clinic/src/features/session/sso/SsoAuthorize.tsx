import { SSO_ERROR } from '@isopter/contract';
import type { ReactElement } from 'react';
import { attemptSso } from './attemptSso.ts';
import { SsoStep } from './SsoStep.tsx';

const failure = (code: string): string => `/sso/error?error_code=${code}`;

/** Sends the provider's answer to the server, and returns the path to continue at. */
async function take(query: URLSearchParams): Promise<string | null> {
  const [state, code, iss] = [query.get('state'), query.get('code'), query.get('iss')];
  if (!state) return failure(SSO_ERROR.authFailed);
  const outcome = await attemptSso({ state, ...(code && { code }), ...(iss && { iss }) });
  switch (outcome.kind) {
    case 'returned':
      return outcome.path;
    case 'unreachable':
      return null;
    case 'refused':
      return failure(SSO_ERROR.authFailed);
    case 'unavailable':
      return failure(SSO_ERROR.unavailable);
  }
}

/** /sso/authorize: receives the provider's answer (of AUTH-18). */
export const SsoAuthorize = (): ReactElement => <SsoStep step={take} />;
