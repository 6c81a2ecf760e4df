import { type ReactElement, Suspense } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useSnapshot } from 'valtio';
import { Redirect, Route, useLocation } from 'wouter';
import { accessOf } from '../session/access.ts';
import { session, type SignedIn } from '../session/session.ts';
import { SessionGate } from '../session/SessionGate.tsx';
import { decide } from './guards.ts';
import { Loading } from './Loading.tsx';
import { findRoute, HOME } from './routes.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { frameFlags, NOT_FOUND, NotFound, screenOf } from './screens.ts';
import { Surroundings } from './Surroundings.tsx';

/** The application: session, then guard, then frame, then screen. */
export function App(): ReactElement {
  const [pathname, navigate] = useLocation();
  return (
    <RouterProvider navigate={navigate}>
      <SessionGate>{pathname === '/' ? <Redirect to={HOME} replace /> : <Guarded pathname={pathname} />}</SessionGate>
    </RouterProvider>
  );
}

function Guarded({ pathname }: { pathname: string }): ReactElement {
  const { current } = useSnapshot(session);
  const access = current === null ? null : accessOf(current as SignedIn);
  const route = findRoute(pathname);
  if (route === undefined) {
    return (
      <Surroundings access={access} flags={NOT_FOUND}>
        <Suspense fallback={<Loading />}>
          <NotFound />
        </Suspense>
      </Surroundings>
    );
  }
  const decision = decide(route, access);
  // keyed: a redirect acts when it appears, and one may lead to a route that redirects again [NAV-08]
  if (!decision.allow) return <Redirect key={pathname} to={decision.redirect} replace />;
  return (
    <Surroundings access={access} flags={frameFlags(route)}>
      <ScreenBoundary key={pathname}>
        <Suspense fallback={<Loading />}>
          <Route path={route.path}>{screenOf(route.path)}</Route>
        </Suspense>
      </ScreenBoundary>
    </Surroundings>
  );
}
