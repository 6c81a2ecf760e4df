import { MONITOR_KINDS, type MonitorKind, monitorPath } from '@isopter/contract';
import type { LazyPart } from '@isopter/ui';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { SignIn } from '../features/session/SignIn.tsx';
import { lazyScreen } from '../lib/frame/screen/lazyScreen.tsx';
import type { MonitorPath, RouteDefinition, RouteFlags, RoutePath } from '../lib/platform/routes/routes.ts';

/** The monitors are listed in a separate file: signing in does not need their locations. */
const monitor = (kind: MonitorKind): LazyPart<object> =>
  lazyScreen(async () => {
    const { MONITORS: monitors } = await import('../features/tests/monitor/monitors.ts');
    return monitors[kind]();
  });

const monitors = Object.fromEntries(
  MONITOR_KINDS.map((kind) => [monitorPath(kind, ':id'), monitor(kind)]),
) as unknown as Record<MonitorPath, ComponentType>;

/** Two addresses of one screen (RESET-01). */
const ResetPassword = lazyScreen(() =>
  import('../features/session/reset/ResetPassword.tsx').then((module) => module.ResetPassword),
);

/** The screens that are listed apart. */
type LaterPath = keyof typeof import('./laterScreens.ts').later;

/**
 * The screens of a working day, each a separate chunk except the first one, which everybody needs. A reload requests
 * one of them immediately, together with the session; all others are listed in a separate file, so that signing in does
 * not grow with them.
 */
const screens: Record<Exclude<RoutePath, LaterPath>, ComponentType> = {
  '/login': SignIn,
  '/forgot': ResetPassword,
  '/reset-password': ResetPassword,
  '/patients': lazyScreen(() =>
    import('../features/patients/list/PatientList.tsx').then((module) => module.PatientList),
  ),
  '/patients/new': lazyScreen(() =>
    import('../features/patients/form/PatientNew.tsx').then((module) => module.PatientNew),
  ),
  '/patients/:id': lazyScreen(() =>
    import('../features/patients/PatientView.tsx').then((module) => module.PatientView),
  ),
  '/wall': lazyScreen(() => import('../features/wall/Wall.tsx').then((module) => module.Wall)),
  '/tests': lazyScreen(() => import('../features/tests/list/ClinicTests.tsx').then((module) => module.ClinicTests)),
  '/tests/:patientId': lazyScreen(() =>
    import('../features/tests/list/TestList.tsx').then((module) => module.TestList),
  ),
  '/tests/new/:patientId': lazyScreen(() =>
    import('../features/tests/form/TestFormNew.tsx').then((module) => module.TestFormNew),
  ),
  ...monitors,
};

const loaded = new Map<LaterPath, ComponentType>();
function later(path: LaterPath): ComponentType {
  const known = loaded.get(path);
  if (known !== undefined) return known;
  const screen = lazyScreen(async () => {
    const { later: screensOf } = await import('./laterScreens.ts');
    return screensOf[path]();
  });
  loaded.set(path, screen);
  return screen;
}

const isListed = (path: RoutePath): path is keyof typeof screens => path in screens;
const componentOf = (path: RoutePath): ComponentType => (isListed(path) ? screens[path] : later(path));

/** The screen of an unknown path. */
export const NotFound = lazyScreen(() => import('./NotFound.tsx').then((module) => module.NotFound));

/** The screen of a route. */
export const screenOf = ({ path }: RouteDefinition<RoutePath>): ReactElement => createElement(componentOf(path));

/** Loads the screen of a route before it is shown. */
export function preloadScreen({ path }: RouteDefinition<RoutePath>): void {
  const screen = componentOf(path);
  if ('preload' in screen) (screen as LazyPart<object>).preload();
}

/** The surroundings of an unknown path. */
export const NOT_FOUND: RouteFlags = { header: true, notices: true, footer: true, transparent_header: false };
