import { expect, it } from 'vitest';
import { callsHandledIn, makesCall } from './calls.ts';

const CALLS = new Set(['listDevices', 'getDevice', 'signIn']);

it.each([
  ['a table of handlers', `return {\n  async listDevices({ db }) {},\n  getDevice: async () => {},\n  other() {} };`],
  ['a file per call', `export const listDevices = call(() => {});\nexport const getDevice: Handler = () => {};`],
])('finds the calls that %s handles', (_, source) => {
  expect(callsHandledIn(source, CALLS)).toEqual(['listDevices', 'getDevice']);
});

it('leaves out calls that are only mentioned', () => {
  expect(callsHandledIn(`const limits = { of: 'signIn' }; // getDevice`, CALLS)).toEqual([]);
});

it('lists the tests that make a call', () => {
  const test = `const { status } = await doctor.call('getDevice', { params: { id } });`;
  expect(makesCall(test, new Set(['getDevice']))).toBe(true);
  expect(makesCall(test, new Set(['listDevices']))).toBe(false);
});
