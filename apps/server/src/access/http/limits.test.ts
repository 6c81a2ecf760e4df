import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../edge/app.ts';
import { type Browser, ENGINE, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { CALL_LIMITS, callsPerMinuteOf } from './limits.ts';

describe('the usual limit of calls', () => {
  let server: TestServer;
  let doctor: Browser;
  beforeAll(async () => {
    server = await startServer(ENGINE, 'small');
    doctor = await signIn(server, 'doctor');
  });
  afterAll(() => server.close());

  it(
    'refuses an account that makes one call too often, and neither its other calls nor other accounts',
    { tags: '@all' },
    async () => {
      await server.app.close();
      server.app = await buildApp({ db: server.store.db, bus: server.bus, callsPerMinute: 5 });
      const statuses: number[] = [];
      for (let times = 0; times < 7; times += 1) statuses.push((await doctor.call('listDevices')).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
      expect((await doctor.call('bootstrap')).status).toBe(200);
      // the browser reads every patient to encrypt them
      for (let times = 0; times < 50; times += 1) expect((await doctor.call('listPatients')).status).toBe(200);
      expect((await doctor.call('listPatients')).status).toBe(429);
      const admin = await signIn(server, 'oga');
      expect((await admin.call('listDevices')).status).toBe(200);
    },
  );

  it('refuses an address that sends many calls, each with another invalid session cookie', async () => {
    await server.app.close();
    server.app = await buildApp({ db: server.store.db, bus: server.bus, callsPerMinute: 5 });
    const statuses: number[] = [];
    for (let time = 0; time < 52; time += 1) {
      const cookies = { sessionid: `invented ${time}` };
      statuses.push((await server.app.inject({ method: 'GET', url: '/api/offices/', cookies })).statusCode);
    }
    expect(new Set(statuses.slice(0, 50))).toEqual(new Set([401]));
    expect(statuses.slice(50)).toEqual([429, 429]);
    expect((await doctor.call('listOffices')).status).toBe(403);
  });

  it.each([
    ['getOffices', 'GET', '/api/offices/', 51],
    ['sendResetPassword', 'POST', '/api/send-reset-password/', 31],
  ] as const)(
    'counts all addresses of an IPv6 network together, whatever cookies they send: %s [OUR-838]',
    async (_, method, url, refusedFrom) => {
      await server.app.close();
      server.app = await buildApp({ db: server.store.db, bus: server.bus, callsPerMinute: 5 });
      const call = async (number: number, network = '2001:db8:1:2') => {
        const cookies = { csrftoken: 'a', sessionid: `invented ${number}` };
        const remoteAddress = `${network}::${number.toString(16)}`;
        const headers = { 'x-csrftoken': 'a' };
        return (await server.app.inject({ method, url, cookies, remoteAddress, headers })).statusCode;
      };
      const statuses: number[] = [];
      for (let number = 1; number <= refusedFrom + 1; number += 1) statuses.push(await call(number));
      expect(statuses.indexOf(429) + 1).toBe(refusedFrom);
      expect(await call(1, '2001:db8:1:3')).not.toBe(429);
    },
  );

  it('lets 300 users of a clinic sign in from one address in a minute [OUR-596]', () => {
    for (const name of ['signIn', 'verifyTotp', 'signInWithPasskey'] as const) {
      const { max, timeWindow } = CALL_LIMITS[name]!;
      expect([max, timeWindow]).toEqual([300, '1 minute']);
    }
  });

  it('is 600 in a minute unless the setting names another number', () => {
    expect(callsPerMinuteOf({})).toBe(600);
    expect(callsPerMinuteOf({ ISOPTER_CALLS: '50' })).toBe(50);
  });

  it.each(['0', '-1', '1.5', 'many'])('does not start a server with the setting %s', (value) => {
    expect(() => callsPerMinuteOf({ ISOPTER_CALLS: value })).toThrow('ISOPTER_CALLS');
  });
});

it('documents the limit of each call in docs/limits.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/limits.md'), 'utf8');
  const documented = [...page.matchAll(/^\| `(\w+)` +\| (\d+) +\| (\d+ \w+) +\| (address|account)/gm)];
  const limits = Object.entries(CALL_LIMITS).map(([name, { max, timeWindow, hook }]) => [
    name,
    String(max),
    timeWindow,
    hook === 'preHandler' ? 'account' : 'address',
  ]);
  expect(documented.map(([, ...row]) => row)).toEqual(limits);
});
