import { globSync, readFileSync } from 'node:fs';
import { GROUPS } from '@isopter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accessOf, afterSignIn } from '../lib/session/accessOf.ts';
import { signedIn } from '../fakes/session.ts';
import { tabsOf } from '../features/tests/list/rules/tabs.ts';
import { closePath } from '../features/tests/closePath.ts';
import type { Access } from '../lib/routes/access.ts';
import { decide } from './guards.ts';
import { homeOf } from './home.ts';
import { additionsFor, navigationFor, placesFor } from './navigation.ts';
import { findRoute, HOME, routeOf, type RoutePath, routes } from '../lib/routes/routes.ts';

const plain = accessOf(signedIn);
const people: [string, Access][] = GROUPS.map((name) => [
  name,
  accessOf({ ...signedIn, user: { ...signedIn.user, groups: [{ name }] } }),
]);
/** Anybody, whatever the flags: also those whom nobody has yet. */
const anybody = fc.record(
  Object.fromEntries(Object.keys(plain).map((key) => [key, fc.boolean()])),
) as fc.Arbitrary<Access>;

/** Where somebody ends who goes to an address. */
function end(pathname: string, access: Access | null): RoutePath {
  let route = findRoute(pathname)!;
  for (let step = 0; step < 5; step++) {
    const decision = decide(route, access);
    if (decision.allow) return route.path;
    route = findRoute(decision.redirect)!;
  }
  throw new Error(`${pathname} never ends`);
}
const isPlanned = (path: RoutePath): boolean => routeOf(path).stage === 'planned';

const leadsOn = (access: Access | null, path: RoutePath): boolean => {
  const last = end(path.replaceAll(/:\w+/g, 'x1'), access);
  return last === path || !isPlanned(last);
};

describe('a screen that is not built', () => {
  it.each(people)('is not in the menu of %s, and so not in the palette', (_group, access) => {
    const entries = navigationFor(access).map(({ path }) => path);
    expect(entries.filter((path) => routeOf(path).stage !== 'built')).toEqual([]);
  });

  it.each(people)('is not where %s lands, nor where the way back leads', (_group, access) => {
    for (const address of [HOME, afterSignIn(access), homeOf(access)])
      expect(isPlanned(end(address, access))).toBe(false);
  });

  it('is never the end of a redirect, whoever asks for whatever', () => {
    const property = fc.property(fc.option(anybody), fc.constantFrom(...routes), (access, { path }) =>
      leadsOn(access, path),
    );
    expect(fc.check(property, { numRuns: 5000 })).toMatchObject({ failed: false });
  });

  it('is never where a sign-in ends', () => {
    const property = fc.property(anybody, (access) => !isPlanned(end(afterSignIn(access), access)));
    expect(fc.check(property)).toMatchObject({ failed: false });
  });

  it('is not where the monitor of a bundle’s test closes', () => {
    const bundled = { patient: 'x1', test_bundle: { id: 'x1', status: 'started' } } as const;
    expect(isPlanned(findRoute(closePath(bundled, null))!.path)).toBe(false);
  });

  it('is no tab of a patient’s tests', () => {
    expect(tabsOf('x1').filter(({ href }) => isPlanned(findRoute(href)!.path))).toEqual([]);
  });
});

describe('the palette', () => {
  /** What a session owes is asked for by itself. */
  const DUTIES: readonly RoutePath[] = ['/baa-agreement'];

  it.each(people)(
    'leads %s to every screen that is built and theirs, and to no other [NAV-13] [NAV-18]',
    (_, access) => {
      const reached = [...placesFor(access), ...additionsFor(access)].map(({ path }) => path);
      const theirs = routes.filter(
        ({ path, guard, stage }) =>
          stage === 'built' && guard !== 'none' && !path.includes(':') && !DUTIES.includes(path),
      );
      expect(reached.toSorted()).toEqual(
        theirs
          .filter((route) => decide(route, access).allow)
          .map(({ path }) => path)
          .toSorted(),
      );
    },
  );
});

describe('the addresses written in the screens', () => {
  const src = new URL('../', import.meta.url).pathname;
  /** Where addresses are rules of their own, asked above. */
  const RULES =
    /^shell\/(navigation|guards|screens)\.ts$|^lib\/(routes\/routes|session\/accessOf)\.ts$|^features\/tests\/(list\/rules\/tabs|closePath)\.ts$/;
  const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
    (path) => !/fakes\/|\.(stories|test)\.tsx?$/.test(path) && !RULES.test(path),
  );

  const links = files.flatMap((path) =>
    readFileSync(src + path, 'utf8')
      .split('\n')
      // one that asks the table before may name what is not built
      .filter((line, number, lines) => !`${lines[number - 1]}${line}`.includes('isBuilt('))
      .flatMap((line) => [
        ...line.matchAll(/(?:href=|href: |navigate\(|return |[?:] |=> |to=)\{?[`'"](\/[^`'"\s]*)[`'"]/g),
      ])
      .map(([, address]) => ({ path, pathname: address!.replaceAll(/\$\{[^}]*\}/g, 'x1').replace(/[?#].*/, '') })),
  );

  it('lead to what is built, or where somebody lands instead', () => {
    expect(links.length).toBeGreaterThan(20);
    const lost = links.filter(({ pathname }) => {
      const route = findRoute(pathname);
      return route !== undefined && isPlanned(route.path);
    });
    expect(lost).toEqual([]);
  });
});
