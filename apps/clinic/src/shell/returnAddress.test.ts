import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decide } from './guards.ts';
import { findRoute, routes } from '../lib/platform/routes/routes.ts';

const HERE = 'https://clinic.example';

/** Text of the kind that leads somewhere else where an address is trusted. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.constantFrom(
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '\t//evil.example',
    '..',
    '@evil.example',
    '%2f%2fevil.example',
  ),
);
const addresses = fc.oneof(
  hostile,
  fc.tuple(hostile, hostile).map(([start, end]) => `${start}/patients${end}`),
  fc
    .tuple(fc.constantFrom(...routes), hostile, hostile)
    .map(([{ path }, id, end]) => path.replaceAll(/:\w+/g, () => id) + end),
);

/** Only an address a guard sends to the sign-in is come back to (App.tsx). */
const isReturnedTo = (pathname: string): boolean => {
  const route = findRoute(pathname);
  return route !== undefined && !decide(route, null).allow;
};

it('an address that is come back to after signing in is one of this server [AUTH-10]', () => {
  let returned = 0;
  const property = fc.property(addresses, hostile, (pathname, search) => {
    if (!isReturnedTo(pathname)) return true;
    returned += 1;
    return new URL(`${pathname}?${search}`, HERE).origin === HERE;
  });
  expect(fc.check(property, { numRuns: 5000 })).toMatchObject({ failed: false });
  expect(returned).toBeGreaterThan(100);
});

it.each([
  '//patients',
  '/\\patients',
  '//evil.example/patients',
  'https://evil.example/patients',
  'javascript:/patients',
])('what leads elsewhere is no address of a screen: %s', (address) => expect(isReturnedTo(address)).toBe(false));
