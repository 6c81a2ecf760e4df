import { findRoute } from '../../../lib/platform/routes/routes.ts';
import type { Session } from '../../../lib/platform/session/session.ts';

type Way = Pick<Session, 'return_to' | 'former_user'>;

/** Where a single sign-on comes back to, with where the person was going: the page is left meanwhile, and forgets it. */
export function returnUrl(origin: string, way: Way): string {
  const query = new URLSearchParams(
    Object.entries(way).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  );
  return query.size === 0 ? `${origin}/sso/success` : `${origin}/sso/success?${query}`;
}

/** Returns the values stored by {@link returnUrl}; the path only if it is a screen of this application. */
export function wayOf(query: URLSearchParams): Way {
  const path = query.get('return_to');
  return { return_to: path !== null && isScreen(path) ? path : null, former_user: query.get('former_user') };
}

/** Whether a path is one of a screen to be signed in for. */
function isScreen(path: string): boolean {
  const base = 'http://here';
  if (!path.startsWith('/') || !URL.canParse(path, base)) return false;
  const { origin, pathname } = new URL(path, base);
  const route = origin === base ? findRoute(pathname) : undefined;
  return route !== undefined && route.guard !== 'none';
}
