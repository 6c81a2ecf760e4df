import type { ComponentType } from 'react';

/** Screens that can come a moment later: settings, administration and what is read once. */
export const later = {
  '/about': () => import('../features/about/About.tsx').then((module) => module.About),
  '/devices': () => import('../features/devices/DeviceList.tsx').then((module) => module.DeviceList),
  '/devices/new': () => import('../features/devices/DeviceNew.tsx').then((module) => module.DeviceNew),
  '/devices/edit/:id': () => import('../features/devices/DeviceEdit.tsx').then((module) => module.DeviceEdit),
  '/duo/redirect': () => import('../features/session/DuoRedirect.tsx').then((module) => module.DuoRedirect),
  '/baa-agreement': () => import('../features/session/Agreement.tsx').then((module) => module.Agreement),
  '/authenticator/edit/:id': () => import('../features/preferences/keys/KeyEdit.tsx').then((module) => module.KeyEdit),
  '/preferences': () => import('../features/preferences/Preferences.tsx').then((module) => module.Preferences),
} satisfies Readonly<Record<string, () => Promise<ComponentType>>>;
