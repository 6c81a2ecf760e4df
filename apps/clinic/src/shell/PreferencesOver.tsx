import { type ReactElement, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Preferences } from '../features/preferences/Preferences.tsx';
import { Untitled } from '../lib/platform/brand/ScreenTitle.tsx';
import { HOME, routeOf, type RoutePath } from '../lib/platform/routes/routes.ts';
import { accessOf } from '../lib/platform/session/accessOf.ts';
import { lastPlace } from '../lib/platform/session/lastPlace.ts';
import { session, type SignedIn } from '../lib/platform/session/session.ts';
import { placesBehind } from './navigation.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { screenOf } from './screens.ts';

/** The preferences over the list that was open last, where closing them leads to [OUR-951]. */
export function PreferencesOver(): ReactElement {
  const { current } = useSnapshot(session);
  const access = accessOf(current as SignedIn);
  const [last] = useState(lastPlace);
  const path = placesBehind(access).find((one) => one === last.path) ?? HOME;
  const search = path === last.path ? last.search : '';
  return (
    <>
      <Behind key={path} path={path} search={search} />
      <Preferences back={search === '' ? path : `${path}?${search}`} />
    </>
  );
}

/** The list behind the dialog, with its address. */
function Behind({ path, search }: { path: RoutePath; search: string }): ReactElement {
  const [{ hook, searchHook }] = useState(() => memoryLocation({ path, searchPath: search }));
  return (
    <Untitled>
      <Router hook={hook} searchHook={searchHook}>
        <ScreenBoundary>{screenOf(routeOf(path))}</ScreenBoundary>
      </Router>
    </Untitled>
  );
}
