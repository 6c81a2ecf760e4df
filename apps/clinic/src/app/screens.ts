import { type ComponentType, createElement, lazy, type ReactElement } from 'react';
import { SignIn } from '../signin/SignIn.tsx';
import type { MONITORS } from '../tests/monitor/monitors.ts';
import type { RouteDefinition, RouteFlags, RoutePath } from './routes.ts';

/** The monitors are listed in a file of their own: whoever signs in need not know where each of them is. */
const monitor = (kind: keyof typeof MONITORS): ComponentType =>
  lazy(async () => {
    const { MONITORS: monitors } = await import('../tests/monitor/monitors.ts');
    return { default: await monitors[kind]() };
  });

/**
 * The screens that are built, each a chunk of its own but the first one everybody needs; every other route shows that it
 * is not available yet.
 */
const screens: Partial<Record<RoutePath, ComponentType>> = {
  '/login': SignIn,
  '/about': lazy(() => import('../about/About.tsx').then((module) => ({ default: module.About }))),
  '/patients': lazy(() => import('../patients/PatientList.tsx').then((module) => ({ default: module.PatientList }))),
  '/patients/new': lazy(() => import('../patients/PatientNew.tsx').then((module) => ({ default: module.PatientNew }))),
  '/patients/edit/:id': lazy(() =>
    import('../patients/PatientEdit.tsx').then((module) => ({ default: module.PatientEdit })),
  ),
  '/patients/merge/:id': lazy(() =>
    import('../patients/PatientMerge.tsx').then((module) => ({ default: module.PatientMerge })),
  ),
  '/patients/:id': lazy(() =>
    import('../patients/PatientView.tsx').then((module) => ({ default: module.PatientView })),
  ),
  '/wall': lazy(() => import('../wall/Wall.tsx').then((module) => ({ default: module.Wall }))),
  '/tests/:patientId': lazy(() =>
    import('../tests/list/TestList.tsx').then((module) => ({ default: module.TestList })),
  ),
  '/tests/new/:patientId': lazy(() =>
    import('../tests/form/TestFormNew.tsx').then((module) => ({ default: module.TestFormNew })),
  ),
  '/tests/view/:id': lazy(() =>
    import('../tests/form/TestFormView.tsx').then((module) => ({ default: module.TestFormView })),
  ),
  '/tests/move/:id': lazy(() => import('../tests/list/TestMove.tsx').then((module) => ({ default: module.TestMove }))),
  '/tests/observe/:id': monitor('observe'),
  '/tests/observe-esterman/:id': monitor('esterman'),
  '/tests/observe-kinetic/:id': monitor('kinetic'),
  '/tests/observe-pupillometry/:id': monitor('pupillometry'),
  '/tests/observe-color/:id': monitor('color'),
  '/tests/observe-ishihara/:id': monitor('ishihara'),
  '/tests/observe-waggoner/:id': monitor('waggoner'),
  '/tests/observe-stereopsis/:id': monitor('stereopsis'),
  '/tests/observe-audiology/:id': monitor('audiology'),
  '/tests/observe-camera/:id': monitor('camera'),
  '/tests/observe-image/:id': monitor('image'),
  '/tests/observe-landolt-c/:id': monitor('landolt-c'),
  '/tests/observe-contrast/:id': monitor('contrast'),
  '/tests/observe-eoms/:id': monitor('eoms'),
  '/tests/observe-cover/:id': monitor('cover'),
  '/tests/observe-sensorimotor/:id': monitor('sensorimotor'),
};

const NotAvailable = lazy(() => import('./NotAvailable.tsx').then((module) => ({ default: module.NotAvailable })));

/** The screen of an unknown path. */
export const NotFound = lazy(() => import('./NotFound.tsx').then((module) => ({ default: module.NotFound })));

/** The screen of a route. */
export const screenOf = (path: RoutePath): ReactElement => createElement(screens[path] ?? NotAvailable);

/** What stands around an unknown path. */
export const NOT_FOUND: RouteFlags = { header: true, footer: true, transparent_header: false };

/** What stands around a route's screen. One that would fill the window but is not built keeps the frame, as the way out. */
export const frameFlags = (route: RouteDefinition<RoutePath>): RouteFlags =>
  screens[route.path] === undefined && route.guard !== 'none' ? { ...route, header: true } : route;
