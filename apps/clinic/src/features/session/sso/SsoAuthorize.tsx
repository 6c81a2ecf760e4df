import { SSO_ERROR } from '@isopter/contract';
import type { ReactElement } from 'react';
import { attemptSso } from './attemptSso.ts';
import { SsoStep } from './SsoStep.tsx';

const failure = (code: string): string => `/sso/error?error_code=${code}`;

/** Takes what the provider brought to the server, which says where it goes on. */
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

/** /sso/authorize: the provider has led back here (of AUTH-18). */
export const SsoAuthorize = (): ReactElement => <SsoStep step={take} />;
