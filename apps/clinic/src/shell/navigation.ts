import { type Access, isTechnician } from '../lib/platform/routes/access.ts';
import { decide } from './guards.ts';
import { findRoute, HOME, routeOf, type RoutePath } from '../lib/platform/routes/routes.ts';

/** Where an entry stands: in the navigation, at its foot, in the header, or in the user's menu. */
export type Place = 'main' | 'foot' | 'header' | 'user';

interface Entry {
  readonly id: string;
  readonly path: RoutePath;
  readonly place: Place;
  /** The keys that lead there from everywhere: of the places people go to every day. */
  readonly keys?: string;
  readonly shown: (access: Access) => boolean;
  /** Returns whether the entry is hidden because another entry contains it as a tab. */
  readonly behindTab?: (access: Access) => boolean;
}

const everybody = (): boolean => true;
const nobody = (): boolean => false;
const notTechnician = (access: Access): boolean => !isTechnician(access);
/** Returns whether navigation is open: a technician user must not leave a session (NAV-10, NAV-13). */
const notInSession = (access: Access): boolean => !(access.technician_user && access.current_session);

/** Navigation entries in display order [NAV-13, NAV-10]. */
const ENTRIES = [
  { id: 'today', path: '/today', place: 'main', keys: 'g t', shown: notTechnician },
  { id: 'patients', path: '/patients', place: 'main', keys: 'g p', shown: everybody },
  { id: 'tests', path: '/tests', place: 'main', shown: notTechnician },
  { id: 'wall', path: '/wall', place: 'main', keys: 'g l', shown: notTechnician },
  { id: 'waiting_sessions', path: '/waiting-sessions', place: 'main', keys: 'g w', shown: (a) => a.technician_admin },
  { id: 'finished_sessions', path: '/finished-sessions', place: 'main', shown: nobody, behindTab: everybody },
  { id: 'ready_to_join', path: '/techall-mode', place: 'main', shown: nobody, behindTab: everybody },
  { id: 'devices', path: '/devices', place: 'main', keys: 'g d', shown: notTechnician },
  { id: 'offline_controllers', path: '/offline-controllers', place: 'main', shown: notTechnician },
  { id: 'custom_bundles', path: '/custom-bundles', place: 'main', keys: 'g b', shown: everybody },
  { id: 'offices', path: '/offices', place: 'main', keys: 'g o', shown: (a) => a.office_group_admin },
  {
    id: 'users',
    path: '/users',
    place: 'main',
    keys: 'g u',
    shown: (a) => a.office_admin && !a.office_group_admin,
    behindTab: (a) => a.office_group_admin,
  },
  {
    id: 'invitations',
    path: '/invitations',
    place: 'main',
    shown: nobody,
    behindTab: (a) => a.office_admin,
  },
  {
    id: 'user_import',
    path: '/users/import',
    place: 'main',
    shown: nobody,
    behindTab: (a) => a.office_admin || a.office_group_admin,
  },
  { id: 'access_log', path: '/access-log', place: 'main', shown: everybody },
  { id: 'work_items', path: '/work-items', place: 'main', keys: 'g i', shown: notTechnician },
  { id: 'pacs_records', path: '/work-items/history', place: 'main', shown: nobody, behindTab: notTechnician },
  { id: 'work_item_filter', path: '/work-items/filter', place: 'main', shown: nobody, behindTab: notTechnician },
  { id: 'support_reports', path: '/support/devices', place: 'main', shown: everybody },
  { id: 'support_users', path: '/support/users', place: 'main', shown: nobody, behindTab: everybody },
  { id: 'support_offices', path: '/support/offices', place: 'main', shown: nobody, behindTab: everybody },
  { id: 'support_account', path: '/support/accounts/new', place: 'main', shown: nobody, behindTab: everybody },
  { id: 'export_tasks', path: '/export-tasks', place: 'main', shown: notTechnician },
  { id: 'demo_mode', path: '/demo-mode', place: 'main', shown: everybody },
  { id: 'developer_settings', path: '/dev-settings', place: 'foot', shown: everybody },
  { id: 'preferences', path: '/preferences', place: 'foot', keys: 'g e', shown: notTechnician },
  { id: 'help', path: '/help', place: 'header', keys: 'g h', shown: everybody },
  { id: 'roles', path: '/help/roles', place: 'header', shown: nobody, behindTab: everybody },
  { id: 'profile', path: '/user_settings', place: 'user', shown: everybody },
  { id: 'about', path: '/about', place: 'user', shown: notInSession },
  { id: 'contact', path: '/contact', place: 'user', shown: notInSession },
] as const satisfies readonly Entry[];

const entries: readonly (Entry & { id: NavigationId })[] = ENTRIES;

export type NavigationId = (typeof ENTRIES)[number]['id'];

export interface NavigationEntry {
  readonly id: NavigationId;
  readonly path: RoutePath;
  readonly place: Place;
  readonly keys?: string | undefined;
}

const openTo = (access: Access): typeof entries => entries.filter(({ path }) => decide(routeOf(path), access).allow);
const nameAndPlace = ({ id, path, place, keys }: (typeof entries)[number]): NavigationEntry => ({
  id,
  path,
  place,
  keys,
});

/** The entries a person sees: never one whose route would refuse them (NAV-13, NAV-18). */
export const navigationFor = (access: Access): NavigationEntry[] =>
  openTo(access)
    .filter(({ shown }) => shown(access))
    .map(nameAndPlace);

/** The places a person can go to at once: the entries, and what stands behind a tab of one. */
export const placesFor = (access: Access): NavigationEntry[] =>
  openTo(access)
    .filter(({ shown, behindTab }) => shown(access) || behindTab?.(access))
    .map(nameAndPlace);

/** The places that can stand behind the preferences: all with a header, except the start of the demo mode, which opens a visit. */
export const placesBehind = (access: Access): RoutePath[] =>
  placesFor(access)
    .filter(({ id, path, place }) => place === 'main' && id !== 'demo_mode' && routeOf(path).header)
    .map(({ path }) => path);

/**
 * Where a person may add something to a place, under the entry of that place; also where the place itself is not theirs,
 * as a technician enters patients.
 */
export const additionsFor = (access: Access): NavigationEntry[] =>
  ENTRIES.flatMap(({ id, path, place }) => {
    const route = findRoute(`${path}/new`);
    const isTheirs = route?.path === `${path}/new` && decide(route, access).allow;
    return isTheirs ? [{ id, path: route.path, place }] : [];
  });

/**
 * Whether a path lies within an entry's place; what is done with one patient's tests belongs to the patients, and all of
 * the support console to its one entry.
 */
export function isWithin(pathname: string, place: string): boolean {
  const isOfPatient = /^\/(tests|import)\//.test(pathname);
  if (isOfPatient) return place === HOME;
  if (pathname.startsWith('/support/')) return place === '/support/devices';
  return pathname === place || pathname.startsWith(`${place}/`);
}
