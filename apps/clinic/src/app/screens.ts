import { type ComponentType, createElement, lazy, type ReactElement } from 'react';
import { SignIn } from '../signin/SignIn.tsx';
import type { RouteDefinition, RouteFlags, RoutePath } from './routes.ts';

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
  '/tests/observe/:id': lazy(() =>
    import('../tests/monitor/perimetry/PerimetryObserve.tsx').then((module) => ({ default: module.PerimetryObserve })),
  ),
  '/tests/observe-color/:id': lazy(() =>
    import('../tests/monitor/color/ColorObserve.tsx').then((module) => ({ default: module.ColorObserve })),
  ),
  '/tests/observe-esterman/:id': lazy(() =>
    import('../tests/monitor/esterman/EstermanObserve.tsx').then((module) => ({ default: module.EstermanObserve })),
  ),
  '/tests/observe-ishihara/:id': lazy(() =>
    import('../tests/monitor/ishihara/IshiharaObserve.tsx').then((module) => ({ default: module.IshiharaObserve })),
  ),
  '/tests/observe-waggoner/:id': lazy(() =>
    import('../tests/monitor/waggoner/WaggonerObserve.tsx').then((module) => ({ default: module.WaggonerObserve })),
  ),
  '/tests/observe-kinetic/:id': lazy(() =>
    import('../tests/monitor/kinetic/KineticObserve.tsx').then((module) => ({ default: module.KineticObserve })),
  ),
  '/tests/observe-landolt-c/:id': lazy(() =>
    import('../tests/monitor/acuity/AcuityObserve.tsx').then((module) => ({ default: module.AcuityObserve })),
  ),
  '/tests/observe-contrast/:id': lazy(() =>
    import('../tests/monitor/contrast/ContrastObserve.tsx').then((module) => ({ default: module.ContrastObserve })),
  ),
  '/tests/observe-audiology/:id': lazy(() =>
    import('../tests/monitor/audiology/AudiologyObserve.tsx').then((module) => ({ default: module.AudiologyObserve })),
  ),
  '/tests/observe-camera/:id': lazy(() =>
    import('../tests/monitor/capture/CameraObserve.tsx').then((module) => ({ default: module.CameraObserve })),
  ),
  '/tests/observe-image/:id': lazy(() =>
    import('../tests/monitor/capture/ImageObserve.tsx').then((module) => ({ default: module.ImageObserve })),
  ),
  '/tests/observe-stereopsis/:id': lazy(() =>
    import('../tests/monitor/stereopsis/StereopsisObserve.tsx').then((module) => ({
      default: module.StereopsisObserve,
    })),
  ),
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
