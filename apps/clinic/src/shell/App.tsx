import { TimeZoneProvider } from '@isopter/ui';
import { type ReactElement, useInsertionEffect, useMemo, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useSnapshot } from 'valtio';
import { Redirect, Route, Router, useLocation, useSearch } from 'wouter';
import { accessOf } from '../lib/platform/session/accessOf.ts';
import { session, type SignedIn } from '../lib/platform/session/session.ts';
import { SessionGate } from '../features/session/SessionGate.tsx';
import { decide } from './guards.ts';
import { askingAt, setShown } from '../lib/frame/leaving/leaving.ts';
import { findRoute, HOME } from '../lib/platform/routes/routes.ts';
import { Restoring } from './Restoring.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { NOT_FOUND, NotFound, screenOf } from './screens.ts';
import { Surroundings } from './Surroundings.tsx';

/** The application: session, then guard, then frame, then screen. Leaving a form with changes asks first. */
export function App(): ReactElement {
  const [pathname] = useLocation();
  // not a layout effect: the redirect of a new screen is one, and acts first
  useInsertionEffect(() => setShown(pathname), [pathname]);
  const aroundNav = useMemo(() => askingAt(pathname), [pathname]);
  return (
    <Router aroundNav={aroundNav}>
      <Navigated />
    </Router>
  );
}

function Navigated(): ReactElement {
  const [pathname, navigate] = useLocation();
  const { current } = useSnapshot(session);
  return (
    <RouterProvider navigate={navigate}>
      <TimeZoneProvider timeZone={current?.timezone}>
        <SessionGate restoring={<Restoring pathname={pathname} />}>
          {pathname === '/' ? <Redirect to={HOME} replace /> : <Guarded pathname={pathname} />}
        </SessionGate>
      </TimeZoneProvider>
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
        <NotFound />
      </Surroundings>
    );
  }
  const decision = decide(route, access, pathname.split('/')[3]);
  // keyed: a redirect acts when it appears, and one may lead to a route that redirects again [NAV-08]
  if (!decision.allow) return <Refused key={pathname} redirect={decision.redirect} />;
  return (
    <Surroundings access={access} flags={route}>
      <ScreenBoundary key={pathname}>
        <Route path={route.path}>{screenOf(route)}</Route>
      </ScreenBoundary>
    </Surroundings>
  );
}

/** Redirects to the guard's target; a user who has to sign in first returns here afterwards. */
function Refused({ redirect }: { redirect: string }): ReactElement {
  const [pathname] = useLocation();
  const search = useSearch();
  useState(() => {
    if (redirect === '/login') session.return_to ??= search === '' ? pathname : `${pathname}?${search}`;
  });
  return <Redirect to={redirect} replace />;
}
