import { globSync, readFileSync } from 'node:fs';
import { GROUPS } from '@isopter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accessOf, afterSignIn } from '../lib/platform/session/accessOf.ts';
import { signedIn } from '../fakes/data/session.ts';
import type { Access } from '../lib/platform/routes/access.ts';
import { decide } from './guards.ts';
import { homeOf } from './home.ts';
import { additionsFor, placesFor } from './navigation.ts';
import { findRoute, type RoutePath, routes } from '../lib/platform/routes/routes.ts';

const plain = accessOf(signedIn);
const people: [string, Access][] = GROUPS.map((name) => [
  name,
  accessOf({ ...signedIn, user: { ...signedIn.user, groups: [{ name }] } }),
]);
/** Anybody, whatever the flags: also those whom nobody has yet. */
const anybody = fc.record({
  ...Object.fromEntries(Object.keys(plain).map((key) => [key, fc.boolean()])),
  demo_test: fc.constantFrom(null, 'x1'),
}) as fc.Arbitrary<Access>;

/** The addresses of the table of NAV-01. */
function tableOfAddresses(): string[] {
  const text = readFileSync(new URL('../../../../docs/requirements/01-access.md', import.meta.url), 'utf8');
  const table = text.slice(text.indexOf('| routes |'), text.indexOf('## INFO'));
  const kinds = /KIND = ([\w, -]+?) \|/.exec(table)![1]!.split(', ');
  return [...table.matchAll(/[a-z_]+(?:[/-][\w:-]+)*/g)]
    .map(([path]) => path)
    .filter((path) => path.includes('/') || ![...kinds, 'routes', 'and'].includes(path))
    .flatMap((path) => (path.includes('KIND') ? kinds.map((kind) => path.replace('KIND', kind)) : [path]))
    .map((path) => `/${path.replaceAll(/:\w+/g, 'x1')}`);
}

it('every address of the table has its own route, and an unknown one has none (of NAV-01)', () => {
  const all = tableOfAddresses();
  expect(all.length).toBeGreaterThan(80);
  expect(all.filter((address) => findRoute(address) === undefined)).toEqual([]);
  expect(new Set(all.map((address) => findRoute(address)?.path)).size).toBe(all.length);
  expect(findRoute('/nowhere')).toBeUndefined();
});

/** Returns the route where an address ends. @throws if redirects lead in a circle */
function end(pathname: string, access: Access | null): RoutePath {
  let route = findRoute(pathname)!;
  for (let step = 0; step < 5; step++) {
    const decision = decide(route, access);
    if (decision.allow) return route.path;
    route = findRoute(decision.redirect)!;
  }
  throw new Error(`${pathname} never ends`);
}

it('a redirect leads to a screen the user may open, from any address (of NAV-08)', () => {
  const property = fc.property(fc.option(anybody), fc.constantFrom(...routes), (access, { path }) => {
    end(path.replaceAll(/:\w+/g, 'x1'), access);
  });
  expect(fc.check(property, { numRuns: 5000 })).toMatchObject({ failed: false });
});

it.each(people)('where %s lands after the sign-in is where home leads', (_group, access) => {
  expect(end(afterSignIn(access), access)).toBe(end(homeOf(access), access));
});

describe('the palette', () => {
  /** Duties of a session are opened automatically. */
  const DUTIES: readonly RoutePath[] = ['/baa-agreement'];

  it.each(people)('leads %s to every screen that is theirs, and to no other [NAV-13] [NAV-18]', (_, access) => {
    const reached = [...placesFor(access), ...additionsFor(access)].map(({ path }) => path);
    const theirs = routes.filter(
      ({ path, guard }) => guard !== 'none' && !path.includes(':') && !DUTIES.includes(path),
    );
    expect(reached.toSorted()).toEqual(
      theirs
        .filter((route) => decide(route, access).allow)
        .map(({ path }) => path)
        .toSorted(),
    );
  });
});

describe('the addresses written in the screens', () => {
  const src = new URL('../', import.meta.url).pathname;
  const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
    (path) => !/fakes\/|\.(stories|test)\.tsx?$/.test(path) && path !== 'lib/platform/routes/routes.ts',
  );

  const links = files.flatMap((path) =>
    [...readFileSync(src + path, 'utf8').matchAll(/(?:href=|href: |navigate\()\{?[`'"](\/[^`'"\s]*)[`'"]/g)].map(
      ([, address]) => ({ path, pathname: address!.replaceAll(/\$\{[^}]*\}/g, 'x1').replace(/[?#].*/, '') }),
    ),
  );

  it('lead to a screen', () => {
    expect(links.length).toBeGreaterThan(20);
    // a file is no screen
    const lost = links.filter(({ pathname }) => !pathname.includes('.') && findRoute(pathname) === undefined);
    expect(lost).toEqual([]);
  });
});
