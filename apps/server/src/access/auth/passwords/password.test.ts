import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { COST, hashPassword, passwordFits } from './password.ts';

const [COMPOSED, DECOMPOSED] = ['NFC', 'NFD'].map((form) => 'Überprüfung-für-Zoë'.normalize(form)) as [string, string];

it('fits however a keyboard composes its letters [OUR-810]', async () => {
  expect(COMPOSED).not.toBe(DECOMPOSED);
  for (const [set, typed] of [
    [COMPOSED, DECOMPOSED],
    [DECOMPOSED, COMPOSED],
    [COMPOSED, COMPOSED],
  ] as const)
    expect(await passwordFits(await hashPassword(set), typed)).toBe(true);
  expect(await passwordFits(await hashPassword(COMPOSED), 'Uberprufung-fur-Zoe')).toBe(false);
});

it('matches a hash of the typed form [OUR-810]', async () => {
  expect(await passwordFits(await hash(DECOMPOSED, COST), DECOMPOSED)).toBe(true);
  expect(await passwordFits(await hash(COMPOSED, COST), DECOMPOSED)).toBe(true);
  expect(await passwordFits(undefined, COMPOSED)).toBe(false);
});
