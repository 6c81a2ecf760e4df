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
  const behind = placesBehind(access).find((path) => path === last) ?? HOME;
  return (
    <>
      <Behind key={behind} path={behind} />
      <Preferences back={behind} />
    </>
  );
}

/** The list behind the dialog, with its address. */
function Behind({ path }: { path: RoutePath }): ReactElement {
  const [{ hook, searchHook }] = useState(() => memoryLocation({ path }));
  return (
    <Untitled>
      <Router hook={hook} searchHook={searchHook}>
        <ScreenBoundary>{screenOf(routeOf(path))}</ScreenBoundary>
      </Router>
    </Untitled>
  );
}
