import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { SsoFailure } from './SsoFailure.tsx';

/** /sso/error: where the server leads when a single sign-on failed (of AUTH-18). */
export function SsoError(): ReactElement {
  const [query] = useSearchParams();
  return <SsoFailure code={query.get('error_code')} />;
}
