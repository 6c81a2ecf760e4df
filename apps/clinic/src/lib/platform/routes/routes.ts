import { type KINDS, MONITOR_KINDS, type MonitorKind, monitorPath } from '@isopter/contract';
import type { Requirement } from './access.ts';

/**
 * Which guard stands before a route (NAV-16): `none` lets everybody in, `signed-in` asks for a session,
 * `main` also sends technicians to their own screens and asks for a signed agreement.
 */
export type Guard = 'none' | 'signed-in' | 'main';

/** The surroundings of a screen (NAV-09). */
export interface RouteFlags {
  /** Navigation and header. Without them the screen fills the window. */
  readonly header: boolean;
  /** The notices of the frame above the screen; a screen without header has them only if it asks for them. */
  readonly notices: boolean;
  readonly footer: boolean;
  readonly transparent_header: boolean;
}

export interface RouteDefinition<P extends string = string> extends RouteFlags {
  /** A wouter pattern. */
  readonly path: P;
  readonly guard: Guard;
  /** Everything that must hold besides the guard; any refusal leads to /patients (NAV-08). */
  readonly requires: readonly Requirement[];
  /** Stays reachable while demo mode is on (NAV-07); `own test`: for the running test of the present visitor (OUR-537). */
  readonly open_in_demo: boolean | 'own test';
}

interface Options extends Partial<RouteFlags> {
  requires?: Requirement[];
  open_in_demo?: boolean | 'own test';
}

const route = <P extends string>(path: P, guard: Guard, options: Options = {}): RouteDefinition<P> => ({
  path,
  guard,
  requires: options.requires ?? [],
  header: options.header ?? true,
  notices: options.notices ?? options.header ?? true,
  footer: options.footer ?? false,
  transparent_header: options.transparent_header ?? false,
  open_in_demo: options.open_in_demo ?? false,
});

const BARE = { header: false, footer: true } satisfies Options;
/** A screen on a wall: nobody navigates there, but it has to say what is wrong. */
const WALL = { header: false, notices: true } satisfies Options;
const PAGE = { footer: true } satisfies Options;
const WRITING = { requires: ['writer'] } satisfies Options;
const NEW_PATIENT = { requires: ['writer', 'no_technician_admin'] } satisfies Options;
const TESTS = { requires: ['not_technician_user'] } satisfies Options;
const SESSIONS = { requires: ['technician_admin'] } satisfies Options;
const IMPORTING = { requires: ['writer', 'names'] } satisfies Options;
const WRITING_TESTS = { requires: ['not_technician_user', 'writer'] } satisfies Options;
const MONITOR = { ...TESTS, header: false, open_in_demo: 'own test' } satisfies Options;
const OFFICES = { requires: ['office_group_admin'] } satisfies Options;
const STAFF = { requires: ['office_admin'] } satisfies Options;
const CONTROLLERS = { requires: ['offline_mode'] } satisfies Options;
const CONTROLLER_FORM = { requires: ['offline_mode', 'office_admin'] } satisfies Options;
const BUNDLES = { requires: ['custom_bundles'] } satisfies Options;
const SUPPORT = { requires: ['support_user'] } satisfies Options;
const NEW_ACCOUNT = { requires: ['support_basic'] } satisfies Options;
const PACS = { requires: ['pacs_user'] } satisfies Options;
const EXPORTS = { requires: ['research_mode'] } satisfies Options;
const NEW_EXPORT = { requires: ['research_mode', 'writer'] } satisfies Options;
const INVITATIONS = { requires: ['office_admin', 'sso'] } satisfies Options;
const NEW_USER = { requires: ['office_admin', 'no_sso'] } satisfies Options;

/** The pattern of a monitor. */
export type MonitorPath = `/tests/${(typeof KINDS)[MonitorKind]['path']}/:id`;

/** Every route of NAV-01's table. The first pattern that matches wins, so literal segments stand before parameters. */
export const routes = [
  route('/login', 'none', BARE),
  route('/forgot', 'none', BARE),
  route('/reset-password', 'none', BARE),
  route('/reset-factors', 'none', BARE),
  route('/camera', 'none', BARE),
  route('/baa-agreement', 'signed-in', BARE),
  route('/zero-pii-prompt', 'signed-in', { ...BARE, requires: ['key_wanted'] }),
  route('/duo/redirect', 'none', BARE),
  route('/sso/onboarding', 'none', BARE),
  route('/sso/authorize', 'none', BARE),
  route('/sso/success', 'none', BARE),
  route('/sso/error', 'none', BARE),

  route('/patients', 'main'),
  route('/patients/new', 'signed-in', NEW_PATIENT),
  route('/patients/edit/:id', 'main', WRITING),
  route('/patients/merge/:id', 'main', WRITING),
  route('/patients/:id', 'main'),
  route('/patients/:id/compare', 'main', TESTS),

  route('/today', 'main', TESTS),
  route('/wall', 'main', WALL),

  route('/tests', 'main', TESTS),
  route('/tests/findings/:id', 'signed-in', TESTS),
  route('/tests/view/:id', 'signed-in', TESTS),
  route('/tests/new/:patientId', 'signed-in', WRITING_TESTS),
  route('/tests/move/:id', 'signed-in', WRITING_TESTS),
  route('/tests/progression/:patientId', 'signed-in', TESTS),
  route('/tests/recurring/edit/:id', 'signed-in', WRITING_TESTS),
  route('/tests/recurring/view/:id', 'signed-in', TESTS),
  route('/tests/recurring/:patientId', 'signed-in', TESTS),
  route('/tests/bundles/new/:patientId', 'signed-in', WRITING_TESTS),
  route('/tests/bundles/edit/:id', 'signed-in', WRITING_TESTS),
  route('/tests/bundles/view/:id', 'signed-in', TESTS),
  route('/tests/bundles/move/:id', 'signed-in', WRITING_TESTS),
  route('/tests/bundles/recurring/:patientId', 'signed-in', TESTS),
  route('/tests/bundles/:patientId', 'signed-in', TESTS),
  ...MONITOR_KINDS.map((kind) => route(monitorPath(kind, ':id') as MonitorPath, 'signed-in', MONITOR)),
  route('/tests/:patientId', 'signed-in', TESTS),

  route('/import/upload/:patientId', 'main', IMPORTING),
  route('/import/verify/:uploadId', 'main', IMPORTING),

  route('/devices', 'main'),
  route('/devices/new', 'main', STAFF),
  route('/devices/edit/:id', 'main', STAFF),
  route('/offline-controllers', 'main', CONTROLLERS),
  route('/offline-controllers/new', 'main', CONTROLLER_FORM),
  route('/offline-controllers/edit/:id', 'main', CONTROLLER_FORM),

  route('/custom-bundles', 'signed-in', BUNDLES),
  route('/custom-bundles/new', 'signed-in', BUNDLES),
  route('/custom-bundles/view/:id', 'signed-in', BUNDLES),
  route('/offices', 'main', OFFICES),
  route('/offices/new', 'main', OFFICES),
  route('/offices/edit/:id', 'main', OFFICES),
  route('/offices/select/:userId', 'main', STAFF),
  route('/users', 'main', STAFF),
  route('/users/new', 'main', NEW_USER),
  route('/users/new/:officeId', 'main', NEW_USER),
  route('/users/import', 'main', NEW_USER),
  route('/users/edit/:id', 'main', STAFF),
  route('/users/select/:officeId', 'main', STAFF),
  route('/access-log', 'main', OFFICES),

  route('/demo-mode', 'signed-in', {
    ...PAGE,
    transparent_header: true,
    requires: ['demo_mode'],
    open_in_demo: true,
  }),
  route('/techall-mode', 'signed-in', { ...PAGE, transparent_header: true, requires: ['technician_user'] }),
  route('/waiting-sessions', 'signed-in', SESSIONS),
  route('/finished-sessions', 'signed-in', SESSIONS),
  route('/preferences', 'main'),
  route('/authenticator/edit/:id', 'main'),
  route('/user_settings', 'main'),

  route('/work-items', 'main', PACS),
  route('/work-items/filter', 'main', PACS),
  route('/work-items/history', 'main', PACS),
  route('/support/users', 'main', SUPPORT),
  route('/support/offices', 'main', SUPPORT),
  route('/support/devices', 'main', SUPPORT),
  route('/support/accounts/new', 'main', NEW_ACCOUNT),
  route('/export-tasks', 'main', EXPORTS),
  route('/export-tasks/new', 'main', NEW_EXPORT),
  route('/invitations', 'main', INVITATIONS),
  route('/invitations/new', 'main', INVITATIONS),

  route('/about', 'signed-in', PAGE),
  route('/help', 'signed-in', { ...PAGE, open_in_demo: true }),
  route('/help/roles', 'signed-in', { ...PAGE, open_in_demo: true }),
  route('/contact', 'signed-in', PAGE),
  route('/dev-settings', 'main', { requires: ['dev_mode'] }),
] as const;

export type RoutePath = (typeof routes)[number]['path'];

/** Where the empty path and every refusal lead. */
export const HOME = '/patients';

const byPath = new Map<string, RouteDefinition<RoutePath>>(routes.map((definition) => [definition.path, definition]));

/** The definition of a pattern of the table. */
export const routeOf = (path: RoutePath): RouteDefinition<RoutePath> => byPath.get(path)!;

const PARAMETER = /:[^/]+/g;
const patterns = routes.map((definition: RouteDefinition<RoutePath>) => ({
  definition,
  expression: new RegExp(`^${definition.path.replace(PARAMETER, '[^/]+')}/?$`, 'i'),
}));

/** The route a location belongs to, or undefined for an unknown path. */
export const findRoute = (pathname: string): RouteDefinition<RoutePath> | undefined =>
  patterns.find(({ expression }) => expression.test(pathname))?.definition;
