import { readLocal, writeLocal } from '../../../lib/platform/storage/local.ts';

/** The name of a host: labels of letters, digits and hyphens, 253 characters at most (RFC 1123). */
const DOMAIN = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** A domain as it was given, or null where it is none. */
export const domainOf = (given: string | null): string | null => (given !== null && DOMAIN.test(given) ? given : null);

/** The single-sign-on domain: that of the address, which is kept from then on, else the kept one; null where none is known [AUTH-20]. */
export function knownDomain(query: URLSearchParams): string | null {
  const given = domainOf(query.get('sso_domain'));
  if (given === null) return domainOf(readLocal('sso_domain'));
  writeLocal('sso_domain', given);
  return given;
}

/** Where a single sign-on begins: the browser leaves for it [AUTH-04]. */
export function authorizePath(domain: string, return_url: string, invitation: string | null = null): string {
  const query = new URLSearchParams({
    sso_domain: domain,
    return_url,
    ...(invitation !== null && invitation !== '' && { invitation }),
  });
  return `/api/auth-sso/authorize/?${query}`;
}
