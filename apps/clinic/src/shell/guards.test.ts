import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Access } from '../lib/platform/routes/access.ts';
import { decide } from './guards.ts';
import { isWithin, navigationFor } from './navigation.ts';
import { findRoute, HOME, routeOf, type RoutePath, routes } from '../lib/platform/routes/routes.ts';

const nobodySpecial: Access = {
  office_group_admin: false,
  office_admin: false,
  technician_admin: false,
  technician_user: false,
  support_user: false,
  support_basic: false,
  may_write: true,
  corporate_admin: false,
  current_session: false,
  password_change_forced: false,
  baa_pending: false,
  demo_mode: false,
  demo_test: null,
  demo_enabled: false,
  zero_pii: false,
  key_wanted: false,
  names_at_agent: false,
  keeps_names: true,
  pacs_integration: false,
  enable_offline_mode: false,
  research_mode: false,
  enable_sso: false,
  dev_mode: false,
};

const anyAccess: fc.Arbitrary<Access> = fc.record({
  ...Object.fromEntries(Object.keys(nobodySpecial).map((key) => [key, fc.boolean()])),
  demo_test: fc.constantFrom(null, 'x1'),
}) as fc.Arbitrary<Access>;
const anyRoute = fc.constantFrom(...routes);

const outcome = (path: RoutePath, access: Partial<Access> | null): string => {
  const decision = decide(routeOf(path), access === null ? null : { ...nobodySpecial, ...access });
  return decision.allow ? 'allow' : decision.redirect;
};

/** Once every screen is built. */
const ids = (access: Partial<Access>): string[] =>
  navigationFor({ ...nobodySpecial, ...access }).map((entry) => entry.id);

describe('guards', () => {
  it.each<[RoutePath, Partial<Access> | null, string]>([
    ['/tests/:patientId', null, '/login'],
    ['/tests/:patientId', { password_change_forced: true }, '/reset-password'],
    ['/tests/:patientId', {}, 'allow'],
    ['/about', { baa_pending: true }, 'allow'],
  ])('logged-in guard: %s for %j is %s [NAV-02]', (path, access, expected) => {
    expect(outcome(path, access)).toBe(expected);
  });

  it.each<[RoutePath, Partial<Access> | null, string]>([
    ['/patients', null, '/login'],
    ['/patients', { baa_pending: true, password_change_forced: true }, '/baa-agreement'],
    ['/baa-agreement', { baa_pending: true, password_change_forced: true }, '/reset-password'],
    ['/patients', { password_change_forced: true, technician_user: true }, '/reset-password'],
    ['/patients', { technician_user: true, technician_admin: true }, '/techall-mode'],
    ['/patients', { technician_admin: true }, '/waiting-sessions'],
    ['/patients', {}, 'allow'],
  ])('main guard: %s for %j is %s [NAV-03]', (path, access, expected) => {
    expect(outcome(path, access)).toBe(expected);
  });

  it.each<[RoutePath, Partial<Access>, string]>([
    ['/offices', { office_admin: true }, HOME],
    ['/offices/edit/:id', { office_group_admin: true }, 'allow'],
    ['/devices', {}, 'allow'],
    ['/devices/new', {}, HOME],
    ['/devices/edit/:id', { office_admin: true }, 'allow'],
    ['/users', { office_admin: true }, 'allow'],
    ['/offices/select/:userId', { office_admin: true }, 'allow'],
    ['/offline-controllers/new', { enable_offline_mode: true }, HOME],
    ['/offline-controllers/new', { enable_offline_mode: true, office_admin: true }, 'allow'],
    ['/invitations', { office_group_admin: true }, HOME],
    ['/invitations', { office_group_admin: true, enable_sso: true }, 'allow'],
    ['/users/new', { office_group_admin: true, enable_sso: true }, HOME],
  ])('administration: %s for %j is %s [NAV-04]', (path, access, expected) => {
    expect(outcome(path, access)).toBe(expected);
  });

  it.each<[RoutePath, Partial<Access>, string]>([
    ['/custom-bundles', {}, HOME],
    ['/custom-bundles', { office_group_admin: true }, 'allow'],
    ['/custom-bundles', { technician_admin: true }, HOME],
    ['/custom-bundles', { technician_admin: true, current_session: true }, 'allow'],
    ['/tests/new/:patientId', { technician_user: true }, HOME],
    ['/tests/observe/:id', { technician_user: true }, HOME],
    ['/waiting-sessions', { technician_user: true }, HOME],
    ['/finished-sessions', { technician_user: true }, HOME],
    ['/techall-mode', { technician_user: true }, 'allow'],
    ['/techall-mode', {}, HOME],
    ['/waiting-sessions', { technician_admin: true }, 'allow'],
    ['/finished-sessions', { technician_admin: true }, 'allow'],
    ['/waiting-sessions', { office_group_admin: true }, HOME],
    ['/patients/new', { technician_user: true }, 'allow'],
    ['/patients/new', { technician_admin: true }, HOME],
  ])('technicians and bundles: %s for %j is %s', (path, access, expected) => {
    expect(outcome(path, access)).toBe(expected);
  });

  it.each<[RoutePath, Partial<Access>, string]>([
    ['/support/users', {}, HOME],
    ['/support/users', { support_user: true }, 'allow'],
    ['/support/accounts/new', { support_user: true }, HOME],
    ['/support/accounts/new', { support_user: true, support_basic: true }, 'allow'],
    ['/work-items', {}, HOME],
    ['/work-items', { pacs_integration: true }, 'allow'],
    ['/offline-controllers', {}, HOME],
    ['/offline-controllers', { enable_offline_mode: true }, 'allow'],
    ['/dev-settings', { dev_mode: true }, HOME],
    ['/dev-settings', { dev_mode: true, office_group_admin: true }, 'allow'],
    ['/export-tasks', {}, HOME],
    ['/export-tasks', { research_mode: true }, 'allow'],
    ['/zero-pii-prompt', {}, HOME],
    ['/import/upload/:patientId', { keeps_names: false }, HOME],
    ['/import/verify/:uploadId', { keeps_names: false }, HOME],
  ])('flags: %s for %j is %s [NAV-06] [ROLE-03]', (path, access, expected) => {
    expect(outcome(path, access)).toBe(expected);
  });

  it.each<RoutePath>([
    '/patients/new',
    '/patients/edit/:id',
    '/patients/merge/:id',
    '/tests/new/:patientId',
    '/tests/move/:id',
    '/import/upload/:patientId',
  ])('lets nobody to %s who may only read', (path) => {
    expect(outcome(path, { support_user: true })).toBe('allow');
    expect(outcome(path, { support_user: true, may_write: false })).toBe(HOME);
  });

  it.each<RoutePath>([
    '/patients',
    '/patients/:id',
    '/wall',
    '/tests/:patientId',
    '/tests/view/:id',
    '/tests/observe/:id',
  ])('lets who may only read look at %s', (path) => {
    expect(outcome(path, { support_user: true, may_write: false })).toBe('allow');
  });

  it('leads every guarded route but the monitor of the own test, help and pending duties to demo mode [NAV-07] [OUR-537]', () => {
    const access = { ...nobodySpecial, demo_mode: true, office_group_admin: true };
    for (const route of routes) {
      const expected = (isOpen: boolean) => ({
        path: route.path,
        ...(isOpen ? { allow: true } : { allow: false, redirect: '/demo-mode' }),
      });
      const isOpen = /help|demo-mode/.test(route.path) || route.guard === 'none';
      const isMonitor = route.path.includes('observe');
      const inVisit = { ...access, demo_test: 'mine' };
      expect({ path: route.path, ...decide(route, inVisit, 'mine') }).toEqual(expected(isOpen || isMonitor));
      // the monitor of no other visitor, and none once the visit is over [OUR-537]
      expect({ path: route.path, ...decide(route, inVisit, 'theirs') }).toEqual(expected(isOpen));
      expect({ path: route.path, ...decide(route, inVisit) }).toEqual(expected(isOpen));
      expect({ path: route.path, ...decide(route, access, 'mine') }).toEqual(expected(isOpen));
    }
    expect(outcome('/baa-agreement', { demo_mode: true, baa_pending: true })).toBe('allow');
  });

  it('leads nowhere else once the PIN took the window back, and to /demo-mode where it is on [DEMO-01] [OUR-271]', () => {
    expect(outcome('/patients', { demo_enabled: true })).toBe('allow');
    expect(outcome('/demo-mode', { demo_enabled: true })).toBe('allow');
    expect(outcome('/demo-mode', {})).toBe(HOME);
    expect(ids({ demo_enabled: true })).toContain('demo_mode');
  });

  it('stands where the requirements place it: technicians reach their own routes only [NAV-16]', () => {
    const user = { technician_user: true };
    expect(outcome('/patients/new', user)).toBe('allow');
    expect(outcome('/patients/:id', user)).toBe('/techall-mode');
    expect(outcome('/tests/:patientId', { technician_admin: true })).toBe('allow');
    expect(outcome('/preferences', { technician_admin: true })).toBe('/waiting-sessions');
    for (const path of [
      '/login',
      '/forgot',
      '/reset-password',
      '/reset-factors',
      '/camera',
      '/duo/redirect',
      '/sso/onboarding',
      '/sso/error',
    ] as const) {
      expect(outcome(path, null)).toBe('allow');
    }
  });

  it('ends every chain of redirects on a screen, for any user and address [NAV-08]', () => {
    fc.assert(
      fc.property(fc.option(anyAccess), anyRoute, (access, start) => {
        let route: (typeof routes)[number] | ReturnType<typeof routeOf> = start;
        for (let step = 0; step < 5; step++) {
          const decision = decide(route, access);
          if (decision.allow) return;
          const next = findRoute(decision.redirect);
          expect(next).toBeDefined();
          route = next!;
        }
        expect.fail(`${start.path} never ends`);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('routes', () => {
  it.each([
    ['/patients/new', '/patients/new'],
    ['/patients/42', '/patients/:id'],
    ['/tests/7', '/tests/:patientId'],
    ['/tests/bundles/recurring/7', '/tests/bundles/recurring/:patientId'],
    ['/tests/observe-landolt-c/7', '/tests/observe-landolt-c/:id'],
    ['/tests/observe/7/', '/tests/observe/:id'],
  ])('%s belongs to %s', (location, path) => {
    expect(findRoute(location)?.path).toBe(path);
  });

  it('knows no other path', () => {
    expect(findRoute('/patients/1/2/3')).toBeUndefined();
    expect(findRoute('/nowhere')).toBeUndefined();
  });

  it('reaches each of its patterns: none hides behind an earlier one', () => {
    for (const { path } of routes) expect(findRoute(path.replaceAll(/:\w+/g, 'x1'))?.path).toBe(path);
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  it('hides the frame where a screen fills the window, and sees through it in the two modes [NAV-09]', () => {
    expect(routeOf('/login').header).toBe(false);
    expect(routeOf('/tests/observe/:id').header).toBe(false);
    expect(routes.filter((r) => r.transparent_header).map((r) => r.path)).toEqual(['/demo-mode', '/techall-mode']);
  });
});

describe('navigation', () => {
  it('marks one place alone, and what is done with the tests of a patient as the patients [NAV-13]', () => {
    const places = navigationFor(nobodySpecial).map(({ path }) => path);
    const at = (pathname: string) => places.filter((place) => isWithin(pathname, place));
    const paths = routes.map(({ path }) => path.replace(/:\w+/, '1'));
    expect(paths.filter((path) => at(path).length > 1)).toEqual([]);
    expect(at('/tests')).toEqual(['/tests']);
    expect(at('/tests/new/1')).toEqual(['/patients']);
    expect(at('/patients/1')).toEqual(['/patients']);
    expect(isWithin('/support/accounts/new', '/support/devices')).toBe(true);
    expect(isWithin('/support/users', '/support/users')).toBe(false);
  });

  it.each<[string, Partial<Access>, string[]]>([
    [
      'a doctor',
      {},
      ['today', 'patients', 'tests', 'wall', 'devices', 'preferences', 'help', 'profile', 'about', 'contact'],
    ],
    [
      'an office-group admin with every flag',
      {
        office_group_admin: true,
        enable_offline_mode: true,
        pacs_integration: true,
        research_mode: true,
        dev_mode: true,
      },
      [
        'today',
        'patients',
        'tests',
        'wall',
        'devices',
        'offline_controllers',
        'custom_bundles',
        'offices',
        'access_log',
        'work_items',
        'export_tasks',
        'developer_settings',
        'preferences',
        'help',
        'profile',
        'about',
        'contact',
      ],
    ],
    [
      'an office admin',
      { office_admin: true },
      ['today', 'patients', 'tests', 'wall', 'devices', 'users', 'preferences', 'help', 'profile', 'about', 'contact'],
    ],
    [
      'a technician admin in a session',
      { technician_admin: true, current_session: true, research_mode: true },
      ['waiting_sessions', 'custom_bundles', 'help', 'about', 'contact'],
    ],
    ['a technician user in a session', { technician_user: true, current_session: true }, ['help']],
    [
      'support',
      { support_user: true },
      [
        'today',
        'patients',
        'tests',
        'wall',
        'devices',
        'support_reports',
        'preferences',
        'help',
        'profile',
        'about',
        'contact',
      ],
    ],
  ])('shows %s what they may open [NAV-13]', (_who, access, expected) => {
    expect(ids(access)).toEqual(expected);
  });

  it('never shows an entry whose route refuses the person [NAV-18]', () => {
    fc.assert(
      fc.property(anyAccess, (access) => {
        const refused = navigationFor(access).filter(({ path }) => !decide(routeOf(path), access).allow);
        expect(refused).toEqual([]);
      }),
    );
  });
});
