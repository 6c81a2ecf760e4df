import { type KINDS, MONITOR_KINDS, type MonitorKind, monitorPath } from '@isopter/contract';
import type { Requirement } from './access.ts';

/**
 * Which guard stands before a route (NAV-16): `none` lets everybody in, `signed-in` asks for a session,
 * `main` also sends technicians to their own screens and asks for a signed agreement.
 */
export type Guard = 'none' | 'signed-in' | 'main';

/** What a screen wants around itself (NAV-09). */
export interface RouteFlags {
  /** Navigation and header. Without them the screen fills the window. */
  readonly header: boolean;
  readonly footer: boolean;
  readonly transparent_header: boolean;
}

/**
 * How far a screen is: `built`, or, where redirects lead, a `landing` that says what can be done until it is built. Menu,
 * palette and links lead to what is built only.
 */
export type Stage = 'built' | 'landing';

export interface RouteDefinition<P extends string = string, S extends Stage = Stage> extends RouteFlags {
  /** A wouter pattern. */
  readonly path: P;
  readonly stage: S;
  readonly guard: Guard;
  /** Everything that must hold besides the guard; any refusal leads to /patients (NAV-08). */
  readonly requires: readonly Requirement[];
  /** Stays reachable while demo mode is on (NAV-07). */
  readonly open_in_demo: boolean;
}

interface Options extends Partial<RouteFlags> {
  requires?: Requirement[];
  open_in_demo?: boolean;
}

const at =
  <S extends Stage>(stage: S) =>
  <P extends string>(path: P, guard: Guard, options: Options = {}): RouteDefinition<P, S> => ({
    path,
    stage,
    guard,
    requires: options.requires ?? [],
    header: options.header ?? true,
    footer: options.footer ?? false,
    transparent_header: options.transparent_header ?? false,
    open_in_demo: options.open_in_demo ?? false,
  });
const built = at('built');
const landing = at('landing');

const BARE = { header: false, footer: true } satisfies Options;
const PAGE = { footer: true } satisfies Options;
const WRITING = { requires: ['writer'] } satisfies Options;
const NEW_PATIENT = { requires: ['writer', 'no_technician_admin'] } satisfies Options;
const TESTS = { requires: ['not_technician_user'] } satisfies Options;
const SESSIONS = { requires: ['technician_admin'] } satisfies Options;
const IMPORTING = { requires: ['writer', 'names'] } satisfies Options;
const WRITING_TESTS = { requires: ['not_technician_user', 'writer'] } satisfies Options;
const MONITOR = { ...TESTS, header: false, open_in_demo: true } satisfies Options;
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
  built('/login', 'none', BARE),
  built('/forgot', 'none', BARE),
  built('/reset-password', 'none', BARE),
  built('/baa-agreement', 'signed-in', BARE),
  landing('/zero-pii-prompt', 'signed-in', { ...BARE, requires: ['zero_pii'] }),
  built('/duo/redirect', 'none', BARE),
  built('/sso/onboarding', 'none', BARE),
  built('/sso/authorize', 'none', BARE),
  built('/sso/success', 'none', BARE),
  built('/sso/error', 'none', BARE),

  built('/patients', 'main'),
  built('/patients/new', 'signed-in', NEW_PATIENT),
  built('/patients/edit/:id', 'main', WRITING),
  built('/patients/merge/:id', 'main', WRITING),
  built('/patients/:id', 'main'),
  built('/patients/:id/compare', 'main', TESTS),

  built('/today', 'main', TESTS),
  built('/wall', 'main'),

  built('/tests', 'main', TESTS),
  built('/tests/findings/:id', 'signed-in', TESTS),
  built('/tests/view/:id', 'signed-in', TESTS),
  built('/tests/new/:patientId', 'signed-in', WRITING_TESTS),
  built('/tests/move/:id', 'signed-in', WRITING_TESTS),
  built('/tests/progression/:patientId', 'signed-in', TESTS),
  built('/tests/recurring/edit/:id', 'signed-in', WRITING_TESTS),
  built('/tests/recurring/view/:id', 'signed-in', TESTS),
  built('/tests/recurring/:patientId', 'signed-in', TESTS),
  built('/tests/bundles/new/:patientId', 'signed-in', WRITING_TESTS),
  built('/tests/bundles/edit/:id', 'signed-in', WRITING_TESTS),
  built('/tests/bundles/view/:id', 'signed-in', TESTS),
  built('/tests/bundles/move/:id', 'signed-in', WRITING_TESTS),
  built('/tests/bundles/recurring/:patientId', 'signed-in', TESTS),
  built('/tests/bundles/:patientId', 'signed-in', TESTS),
  ...MONITOR_KINDS.map((kind) => built(monitorPath(kind, ':id') as MonitorPath, 'signed-in', MONITOR)),
  built('/tests/:patientId', 'signed-in', TESTS),

  built('/import/upload/:patientId', 'main', IMPORTING),
  built('/import/verify/:uploadId', 'main', IMPORTING),

  built('/devices', 'main'),
  built('/devices/new', 'main', STAFF),
  built('/devices/edit/:id', 'main', STAFF),
  built('/offline-controllers', 'main', CONTROLLERS),
  built('/offline-controllers/new', 'main', CONTROLLER_FORM),
  built('/offline-controllers/edit/:id', 'main', CONTROLLER_FORM),

  built('/custom-bundles', 'signed-in', BUNDLES),
  built('/custom-bundles/new', 'signed-in', BUNDLES),
  built('/custom-bundles/view/:id', 'signed-in', BUNDLES),
  built('/offices', 'main', OFFICES),
  built('/offices/new', 'main', OFFICES),
  built('/offices/edit/:id', 'main', OFFICES),
  built('/offices/select/:userId', 'main', STAFF),
  built('/users', 'main', STAFF),
  built('/users/new', 'main', NEW_USER),
  built('/users/new/:officeId', 'main', NEW_USER),
  built('/users/edit/:id', 'main', STAFF),
  built('/users/select/:officeId', 'main', STAFF),
  built('/access-log', 'main', OFFICES),

  built('/demo-mode', 'signed-in', {
    ...PAGE,
    transparent_header: true,
    requires: ['demo_mode'],
    open_in_demo: true,
  }),
  built('/techall-mode', 'signed-in', { ...PAGE, transparent_header: true, requires: ['technician_user'] }),
  built('/waiting-sessions', 'signed-in', SESSIONS),
  built('/finished-sessions', 'signed-in', SESSIONS),
  built('/preferences', 'main'),
  built('/authenticator/edit/:id', 'main'),
  built('/user_settings', 'main'),

  built('/work-items', 'main', PACS),
  built('/work-items/filter', 'main', PACS),
  built('/work-items/history', 'main', PACS),
  built('/support/users', 'main', SUPPORT),
  built('/support/offices', 'main', SUPPORT),
  built('/support/devices', 'main', SUPPORT),
  built('/support/accounts/new', 'main', NEW_ACCOUNT),
  built('/export-tasks', 'main', EXPORTS),
  built('/export-tasks/new', 'main', NEW_EXPORT),
  built('/invitations', 'main', INVITATIONS),
  built('/invitations/new', 'main', INVITATIONS),

  built('/about', 'signed-in', PAGE),
  built('/help', 'signed-in', { ...PAGE, open_in_demo: true }),
  built('/contact', 'signed-in', PAGE),
  built('/dev-settings', 'main', { requires: ['dev_mode'] }),
] as const;

export type RoutePath = (typeof routes)[number]['path'];
type PathAt<S extends Stage> = Extract<(typeof routes)[number], { stage: S }>['path'];
/** The routes that have a screen of their own. */
export type BuiltPath = PathAt<'built'>;
/** The routes that only say what can be done instead. */
export type LandingPath = PathAt<'landing'>;

/** Where the empty path and every refusal lead. */
export const HOME = '/patients';

const byPath = new Map<string, RouteDefinition<RoutePath>>(routes.map((definition) => [definition.path, definition]));

/** The definition of a pattern of the table. */
export const routeOf = (path: RoutePath): RouteDefinition<RoutePath> => byPath.get(path)!;

/** Whether a route has a screen of its own. */
export const isBuilt = (path: RoutePath): path is BuiltPath => routeOf(path).stage === 'built';

const PARAMETER = /:[^/]+/g;
const patterns = routes.map((definition: RouteDefinition<RoutePath>) => ({
  definition,
  expression: new RegExp(`^${definition.path.replace(PARAMETER, '[^/]+')}/?$`, 'i'),
}));

/** The route a location belongs to, or undefined for an unknown path. */
export const findRoute = (pathname: string): RouteDefinition<RoutePath> | undefined =>
  patterns.find(({ expression }) => expression.test(pathname))?.definition;
