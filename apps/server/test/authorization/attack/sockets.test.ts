import { randomUUID } from 'node:crypto';
import { DEVICE_CALL_PATH, DEVICE_CHANNEL_PATH, DEVICE_CLOSE, LIVE_CALL_PATH, LIVE_CLOSE } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { account, audit, importedReport } from '../../../src/platform/db/schema.ts';
import { ENGINES } from '../../support/server.ts';
import { type Caller, CALLERS, isInReach, WHOSE, type Whose } from './expectation.ts';
import { OBSERVERS, READERS } from './groups.ts';
import { startTarget, type Target } from './setUp.ts';

/** Callers who may watch tests: those who may read them. */
const mayWatch = (caller: Caller) => caller === 'a visitor' || (OBSERVERS as readonly string[]).includes(caller);

/** Returns the expected answer of a monitor's socket: ready, or the code with which it is closed. */
function expectedOf(caller: Caller, whose: Whose): 'ready' | number {
  if (caller === 'anonymous') return LIVE_CLOSE.signedOut;
  if (!mayWatch(caller)) return LIVE_CLOSE.forbidden;
  return isInReach(caller, 'test', whose) ? 'ready' : LIVE_CLOSE.missing;
}

/** Opens a socket. @returns its first frame's type, the code it was closed with, or the status that refused it */
function open(url: string, headers: Record<string, string>): Promise<string | number> {
  const socket = new WebSocket(url, { headers });
  return new Promise<string | number>((resolve) => {
    socket.once('message', (data) => resolve((JSON.parse((data as Buffer).toString()) as { type: string }).type));
    socket.once('close', resolve);
    socket.once('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
    socket.once('error', () => undefined);
  }).finally(() => socket.terminate());
}

const cookieOf = (cookies: Record<string, string>) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

/** The first frame of a headset. */
const hello = (token: unknown) =>
  JSON.stringify({
    type: 'hello',
    protocol: 1,
    token,
    app_version: '5',
    capabilities: {},
    battery_level_headset_percentage: 1,
    battery_level_handpiece_percentage: 1,
    volume: 1,
  });

describe.each(ENGINES)('sockets under attack on %s', (engine) => {
  let target: Target;
  let address: string;
  let sockets: string;
  beforeAll(async () => {
    target = await startTarget(engine);
    address = await target.server.listen();
    sockets = address.replace('http', 'ws');
  });
  afterAll(() => target.close());

  const testOf = (whose: Whose) => target.world.standing[whose].openTest ?? '';

  it.each(CALLERS)(
    'of tests tell %s what is theirs, and of everything else nothing [SRV-03, SRV-07]',
    async (caller) => {
      const { world } = target;
      const cookie = cookieOf(await world.signIn(caller));
      await target.changes();
      const cases = await Promise.all(
        WHOSE.map(async (whose) => {
          const answer = await open(`${sockets}/live/tests/${testOf(whose)}`, { cookie, origin: address });
          return answer === expectedOf(caller, whose) ? [] : [`${caller}, test of ${whose}: ${answer}`];
        }),
      );
      expect(cases.flat().join('\n')).toBe('');
      expect(await target.changes()).toEqual([]);
    },
  );

  it.each([
    ['another site', 'https://evil.example'],
    ['another port', 'http://127.0.0.1:1'],
    ['a page without an origin', 'null'],
    ['something that is no address', 'javascript:alert(1)'],
  ])('of tests are closed to %s, even with a session', async (_who, origin) => {
    const cookie = cookieOf(await target.world.signIn('OFFICE_GROUP_ADMIN'));
    expect(await open(`${sockets}/live/tests/${testOf('own')}`, { cookie, origin })).toBe(LIVE_CLOSE.forbidden);
  });

  it('of tests are closed to a blocked user, to an unknown session and to a session in an address', async () => {
    const { db } = target.server.store;
    const { sessionid = '', ...rest } = await target.world.signIn('OPERATOR');
    const url = `${sockets}/live/tests/${testOf('own')}`;
    const withSession = (value: string) =>
      open(url, { cookie: cookieOf({ ...rest, sessionid: value }), origin: address });
    expect(await withSession(sessionid)).toBe('ready');
    expect(await withSession(sessionid.slice(1))).toBe(LIVE_CLOSE.signedOut);
    expect(await open(`${url}?sessionid=${sessionid}`, { origin: address })).toBe(LIVE_CLOSE.signedOut);
    await db.update(account).set({ active: false }).where(eq(account.id, target.world.accounts.OPERATOR));
    expect(await withSession(sessionid)).toBe(LIVE_CLOSE.signedOut);
    await db.update(account).set({ active: true }).where(eq(account.id, target.world.accounts.OPERATOR));
  });

  it.each(CALLERS)('of worklist queries send %s no results of a colleague [SRV-03, SRV-07]', async (caller) => {
    const { world } = target;
    const cookie = cookieOf(await world.signIn(caller));
    await target.changes();
    const mayAsk = (READERS as readonly string[]).includes(caller);
    const closed = caller === 'anonymous' ? LIVE_CLOSE.signedOut : mayAsk ? LIVE_CLOSE.missing : LIVE_CLOSE.forbidden;
    const codes = await Promise.all(
      WHOSE.map((whose) =>
        open(`${sockets}/live/pacs-integration/${world.standing[whose].mwlQuery}`, { cookie, origin: address }),
      ),
    );
    expect(codes).toEqual(WHOSE.map(() => closed));
    const fromElsewhere = { cookie, origin: 'https://evil.example' };
    expect(await open(`${sockets}/live/pacs-integration/${randomUUID()}`, fromElsewhere)).toBe(LIVE_CLOSE.forbidden);
    expect(await target.changes()).toEqual([]);
  });

  it.each(CALLERS)(
    'of imports tell %s what is theirs, and of everything else nothing [SRV-03, SRV-07]',
    async (caller) => {
      const { world } = target;
      const cookie = cookieOf(await world.signIn(caller));
      await target.changes();
      const mayRead = (READERS as readonly string[]).includes(caller);
      const shouldBe = (whose: Whose) => {
        if (!mayRead) return caller === 'anonymous' ? LIVE_CLOSE.signedOut : LIVE_CLOSE.forbidden;
        return isInReach(caller, 'patient', whose) ? 'import' : LIVE_CLOSE.missing;
      };
      for (const whose of WHOSE) {
        const id = world.standing[whose].import ?? '';
        const [row] = await target.server.store.db.select().from(importedReport).where(eq(importedReport.id, id));
        const url = `${sockets}/live/tests_external/${row?.patientId ?? id}`;
        expect([whose, await open(url, { cookie, origin: address })]).toEqual([whose, shouldBe(whose)]);
        expect(await open(url, { cookie, origin: 'https://evil.example' })).toBe(LIVE_CLOSE.forbidden);
      }
      expect(await target.changes()).toEqual([]);
    },
  );

  it.each(CALLERS)(
    'of camera streams open to %s with no address that was made up [SRV-07] (of STRM-01)',
    async (caller) => {
      const { world } = target;
      const cookie = cookieOf(await world.signIn(caller));
      await target.changes();
      const refusals: readonly unknown[] = [LIVE_CLOSE.signedOut, LIVE_CLOSE.forbidden, LIVE_CLOSE.missing];
      for (const whose of WHOSE) {
        for (const query of ['', '?token=', `?token=${'x'.repeat(43)}`, '?token[]=x']) {
          const url = `${sockets}/live/streams/${world.standing[whose].device}${query}`;
          expect(refusals).toContain(await open(url, { cookie, origin: address }));
        }
      }
      expect(await target.changes()).toEqual([]);
    },
  );

  it.each(CALLERS)(
    'of video calls tell %s what is theirs, and of everything else nothing [SRV-03, SRV-07]',
    async (caller) => {
      const { world } = target;
      const cookie = cookieOf(await world.signIn(caller));
      await target.changes();
      const isTechnician = caller === 'TECHALL_ADMIN' || caller === 'TECHALL_USER';
      const expected = (whose: Whose) => {
        if (caller === 'anonymous') return LIVE_CLOSE.signedOut;
        if (!isTechnician) return LIVE_CLOSE.forbidden;
        return isInReach(caller, 'session', whose) ? 'rtcConfig' : LIVE_CLOSE.missing;
      };
      for (const whose of WHOSE) {
        const url = `${sockets}${LIVE_CALL_PATH}${world.standing[whose].session}?check`;
        expect([whose, await open(url, { cookie, origin: address })]).toEqual([whose, expected(whose)]);
        expect(await open(url, { cookie, origin: 'https://evil.example' })).toBe(LIVE_CLOSE.forbidden);
      }
      expect(await target.changes()).toEqual([]);
    },
  );

  it('audit who watched which patient, and add no row for refused callers', async () => {
    const cookie = cookieOf(await target.world.signIn('DOCTOR'));
    await open(`${sockets}/live/tests/${testOf('own')}`, { cookie, origin: address });
    const rows = await target.server.store.db.select().from(audit).where(eq(audit.action, 'watchTest'));
    const tests = rows.flatMap(({ objectIds }) => objectIds);
    expect(tests).toContain(testOf('own'));
    for (const whose of ['sister', 'stranger', 'nobody'] as const) expect(tests).not.toContain(testOf(whose));
    expect(rows.every(({ patientIds }) => patientIds.length === 1)).toBe(true);
  });

  it('of tests accept only heartbeats from a browser', async () => {
    const cookie = cookieOf(await target.world.signIn('DOCTOR'));
    const codes = ['{}', 'x', '{"type":"new_stimuli"}', '{"__proto__":{}}', Buffer.from([1])].map(async (message) => {
      const socket = new WebSocket(`${sockets}/live/tests/${testOf('own')}`, { headers: { cookie, origin: address } });
      socket.once('open', () => socket.send(message));
      return new Promise((resolve) => socket.once('close', resolve));
    });
    expect(new Set(await Promise.all(codes))).toEqual(new Set([LIVE_CLOSE.malformed]));
  });

  it.each([
    '/live/tests/',
    '/live/tests/1',
    "/live/tests/' or 1=1",
    '/live/patients/1',
    '/live/pacs-integration/',
    '/live/pacs-integration/1',
    '/live/tests_external/',
    '/live/tests_external/1',
    '/live/streams/',
    '/live/streams/1',
    '/device/stream/1',
    '/device/call/1',
    '/live',
    '/api/patients/',
    '/',
  ])('do not open at %s', async (path) => {
    const answer = await open(`${sockets}${encodeURI(path)}`, { origin: address });
    expect([LIVE_CLOSE.signedOut, 400, 401, 404]).toContain(answer);
  });

  /** Returns how headsets with these first frames and a browser's cookies are closed; `heard` if the server replies. */
  const answersTo = (path: string, firsts: readonly (string | Buffer)[], cookies: Record<string, string>) =>
    Promise.all(
      firsts.map(async (first) => {
        const socket = new WebSocket(`${sockets}${path}`, { headers: { cookie: cookieOf(cookies) } });
        socket.on('error', () => undefined);
        socket.once('open', () => socket.send(first));
        let isHeard = false;
        socket.once('message', () => (isHeard = true));
        const code = await new Promise<number>((resolve) => socket.once('close', resolve));
        return isHeard ? 'heard' : code;
      }),
    );
  const CLOSED: readonly unknown[] = [DEVICE_CLOSE.unauthorized, DEVICE_CLOSE.malformed, DEVICE_CLOSE.tooBig];

  it('of the calls of headsets take no session, no token of another kind and no garbage [SRV-07]', async () => {
    const cookies = await target.world.signIn('TECHALL_ADMIN');
    await target.changes();
    const tokens: unknown[] = [
      cookies['sessionid'],
      '',
      'x'.repeat(43),
      "' or true --",
      null,
      { $ne: '' },
      'x'.repeat(300),
    ];
    const firsts = [
      ...tokens.map((token) => JSON.stringify({ type: 'hello', token })),
      '',
      '{}',
      '{"type":"endCall"}',
      '{"type":"deviceReady"}',
      '{"__proto__":{"type":"hello"}}',
      '['.repeat(30_000),
      Buffer.from([0, 1, 2, 255]),
      'x'.repeat(70_000),
    ];
    const codes = await answersTo(DEVICE_CALL_PATH, firsts, cookies);
    expect(codes.filter((code) => !CLOSED.includes(code))).toEqual([]);
    expect(await target.changes()).toEqual([]);
  });

  it('of devices take no session, no token of another kind and no garbage for a headset', async () => {
    const cookies = await target.world.signIn('OFFICE_GROUP_ADMIN');
    await target.changes();
    const firsts: (string | Buffer)[] = [
      hello(cookies['sessionid']),
      hello(''),
      hello("' or true --"),
      hello(null),
      hello({ $ne: '' }),
      hello('x'.repeat(300)),
      '',
      '{}',
      'null',
      '[]',
      '{"type":"telemetry","volume":1}',
      '{"type":"record"}',
      '{"__proto__":{"type":"hello"}}',
      '['.repeat(30_000),
      Buffer.from([0, 1, 2, 255]),
      'x'.repeat(70_000),
    ];
    const codes = await answersTo(DEVICE_CHANNEL_PATH, firsts, cookies);
    expect(codes.filter((code) => !CLOSED.includes(code))).toEqual([]);
    expect(await target.changes()).toEqual([]);
  });
});
