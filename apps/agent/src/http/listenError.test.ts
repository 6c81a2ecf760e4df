import { StartError } from '@isopter/server/agent';
import { expect, it } from 'vitest';
import { listenError } from './listenError.ts';

const where = { port: 443, host: '::' };

it.each([
  ['EADDRINUSE', 'PORT'],
  ['EACCES', 'PORT'],
  ['EADDRNOTAVAIL', 'HOST'],
  ['EAFNOSUPPORT', 'HOST'],
])('names the setting to change for %s [OUR-615]', (code, setting) => {
  const error = listenError(Object.assign(new Error(code), { code }), where);
  expect(error).toBeInstanceOf(StartError);
  expect((error as Error).message).toMatch(new RegExp(`${setting}\\b`));
});

it('returns other errors as they are', () => {
  const error = new Error('x');
  expect(listenError(error, where)).toBe(error);
});
