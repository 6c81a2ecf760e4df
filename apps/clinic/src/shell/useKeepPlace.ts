import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Access } from '../lib/platform/routes/access.ts';
import { keepPlace } from '../lib/platform/session/lastPlace.ts';
import { isWithin, placesBehind } from './navigation.ts';

/** Stores which place of the navigation is open, for what is shown over it later [OUR-951]. */
export function useKeepPlace(access: Access): void {
  const [pathname] = useLocation();
  const query = useSearch();
  const place = placesBehind(access).findLast((path) => isWithin(pathname, path));
  const search = pathname === place ? query : '';
  useEffect(() => {
    if (place !== undefined) keepPlace({ path: place, search });
  }, [place, search]);
}
