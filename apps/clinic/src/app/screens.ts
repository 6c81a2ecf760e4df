import type { LazyPart } from '@isopter/ui';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { SignIn } from '../signin/SignIn.tsx';
import type { MONITORS } from '../tests/monitor/monitors.ts';
import { lazyScreen } from './lazyScreen.tsx';
import type { BuiltPath, RouteDefinition, RouteFlags, RoutePath } from './routes.ts';

/** The monitors are listed in a file of their own: whoever signs in need not know where each of them is. */
const monitor = (kind: keyof typeof MONITORS): LazyPart<object> =>
  lazyScreen(async () => {
    const { MONITORS: monitors } = await import('../tests/monitor/monitors.ts');
    return monitors[kind]();
  });

/** The screens that are built, each a chunk of its own but the first one everybody needs. */
const screens: Record<BuiltPath, ComponentType> = {
  '/login': SignIn,
  '/about': lazyScreen(() => import('../about/About.tsx').then((module) => module.About)),
  '/patients': lazyScreen(() => import('../patients/PatientList.tsx').then((module) => module.PatientList)),
  '/patients/new': lazyScreen(() => import('../patients/PatientNew.tsx').then((module) => module.PatientNew)),
  '/patients/edit/:id': lazyScreen(() => import('../patients/PatientEdit.tsx').then((module) => module.PatientEdit)),
  '/patients/merge/:id': lazyScreen(() => import('../patients/PatientMerge.tsx').then((module) => module.PatientMerge)),
  '/patients/:id': lazyScreen(() => import('../patients/PatientView.tsx').then((module) => module.PatientView)),
  '/wall': lazyScreen(() => import('../wall/Wall.tsx').then((module) => module.Wall)),
  '/tests/:patientId': lazyScreen(() => import('../tests/list/TestList.tsx').then((module) => module.TestList)),
  '/tests/new/:patientId': lazyScreen(() =>
    import('../tests/form/TestFormNew.tsx').then((module) => module.TestFormNew),
  ),
  '/tests/view/:id': lazyScreen(() => import('../tests/form/TestFormView.tsx').then((module) => module.TestFormView)),
  '/tests/move/:id': lazyScreen(() => import('../tests/list/TestMove.tsx').then((module) => module.TestMove)),
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

const standIn = (name: keyof typeof import('./standIns.ts')): ComponentType =>
  lazyScreen(() => import('./standIns.ts').then((module) => module[name]));

/** The screen of an unknown path. */
export const NotFound = standIn('NotFound');
const STAND_INS = { landing: standIn('Landing'), planned: standIn('NotAvailable') };

/** The screen of a route, or what stands in for it until it is built. */
export const screenOf = ({ path, stage }: RouteDefinition<RoutePath>): ReactElement =>
  createElement(stage === 'built' ? screens[path as BuiltPath] : STAND_INS[stage]);

/** What stands around an unknown path. */
export const NOT_FOUND: RouteFlags = { header: true, footer: true, transparent_header: false };

/** What stands around a route's screen. What stands in for one has the frame as the way out, and the language in it. */
export const frameFlags = (route: RouteDefinition<RoutePath>): RouteFlags =>
  route.stage === 'built' ? route : { ...route, header: true };
