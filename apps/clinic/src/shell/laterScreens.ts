import type { ComponentType } from 'react';

/** Screens that can come a moment later: what is done now and then with a patient or a test, settings, administration. */
export const later = {
  '/patients/merge/:id': () => import('../features/patients/PatientMerge.tsx').then((module) => module.PatientMerge),
  '/tests/findings/:id': () => import('../features/tests/findings/Findings.tsx').then((module) => module.Findings),
  '/tests/view/:id': () => import('../features/tests/form/TestFormView.tsx').then((module) => module.TestFormView),
  '/tests/move/:id': () => import('../features/tests/list/TestMove.tsx').then((module) => module.TestMove),
  '/tests/bundles/:patientId': () =>
    import('../features/tests/bundles/list/BundleList.tsx').then((module) => module.BundleList),
  '/tests/bundles/view/:id': () =>
    import('../features/tests/bundles/view/BundleView.tsx').then((module) => module.BundleView),
  '/tests/bundles/move/:id': () =>
    import('../features/tests/bundles/list/BundleMove.tsx').then((module) => module.BundleMove),
  '/tests/progression/:patientId': () =>
    import('../features/tests/progression/Progression.tsx').then((module) => module.Progression),
  '/about': () => import('../features/about/About.tsx').then((module) => module.About),
  '/devices': () => import('../features/devices/DeviceList.tsx').then((module) => module.DeviceList),
  '/devices/new': () => import('../features/devices/DeviceNew.tsx').then((module) => module.DeviceNew),
  '/devices/edit/:id': () => import('../features/devices/DeviceEdit.tsx').then((module) => module.DeviceEdit),
  '/offline-controllers': () =>
    import('../features/offlineControllers/ControllerList.tsx').then((module) => module.ControllerList),
  '/offline-controllers/new': () =>
    import('../features/offlineControllers/ControllerNew.tsx').then((module) => module.ControllerNew),
  '/offline-controllers/edit/:id': () =>
    import('../features/offlineControllers/ControllerEdit.tsx').then((module) => module.ControllerEdit),
  '/duo/redirect': () => import('../features/session/DuoRedirect.tsx').then((module) => module.DuoRedirect),
  '/baa-agreement': () => import('../features/session/Agreement.tsx').then((module) => module.Agreement),
  '/authenticator/edit/:id': () => import('../features/preferences/keys/KeyEdit.tsx').then((module) => module.KeyEdit),
  '/preferences': () => import('../features/preferences/Preferences.tsx').then((module) => module.Preferences),
} satisfies Readonly<Record<string, () => Promise<ComponentType>>>;
