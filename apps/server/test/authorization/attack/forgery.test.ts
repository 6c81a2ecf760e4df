import { type Call, type CallName, calls, HEADER } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, session } from '../../../src/platform/db/schema.ts';
import type { Db } from '../../../src/platform/db/store.ts';
import { ENGINES } from '../../support/server.ts';
import { idsOf, request, send } from './attacker.ts';
import { type Caller, CALLERS, mayCall } from './expectation.ts';
import type { Request } from './request.ts';
import { RULES } from './rules/index.ts';
import { startTarget, type Target } from './setUp.ts';

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const NAMES = (Object.keys(calls) as CallName[]).filter((name) => RULES[name].by !== 'elsewhere');
const MUTATIONS = NAMES.filter((name) => calls[name].method !== 'GET');
const BUILT = NAMES.filter((name) => !RULES[name].later);
const isPublic = (name: CallName) => RULES[name].by === 'anyone';

/**
 * Content types that a page may send to another site without a preflight; text is parsed, but not accepted as a form.
 */
const FOREIGN_TYPES = {
  'text/plain': 400,
  'application/x-www-form-urlencoded': 415,
  'multipart/form-data; boundary=x': 415,
};
const FORMS = BUILT.filter((name) => 'body' in calls[name]).flatMap((name) =>
  Object.entries(FOREIGN_TYPES).map(([type, status]) => ({ name, type, status })),
);

const setActive = (db: Db, accountId: string, active: boolean) =>
  db.update(account).set({ active }).where(eq(account.id, accountId));

/** Ways in which an account's sessions end. */
const ENDINGS: Record<string, (db: Db, accountId: string) => Promise<unknown>> = {
  'of an idle user': (db, accountId) =>
    db
      .update(session)
      .set({ lastSeen: ago(2) })
      .where(eq(session.accountId, accountId)),
  'of yesterday': (db, accountId) =>
    db
      .update(session)
      .set({ created: ago(13) })
      .where(eq(session.accountId, accountId)),
  'of a blocked user': (db, accountId) => setActive(db, accountId, false),
};

/** Returns a caller who may make a call, so that only the forgery can be the reason for a refusal. */
const callerOf = (name: CallName): Caller =>
  CALLERS.find((caller) => caller !== 'anonymous' && mayCall(name, RULES[name], caller)) ?? 'DOCTOR';

/** Changes the query of a request, or the JSON of its body. */
const withBody = (one: Request, change: (body: string) => string): Request => ({
  ...one,
  body: change(one.body ?? '{}'),
});
const addField = (field: string) => (body: string) => (body === '{}' ? `{${field}}` : `${body.slice(0, -1)},${field}}`);

describe.each(ENGINES)('a forged call on %s', (engine) => {
  let target: Target;
  let cookies: Record<string, string>;
  beforeAll(async () => {
    target = await startTarget(engine);
  });
  afterAll(() => target.close());

  /** The request of a call that would be fulfilled. */
  const honest = async (name: CallName): Promise<Request> => {
    cookies = await target.world.signIn(callerOf(name));
    return request(name, await idsOf(target.world, RULES[name], { whose: 'own' }, false));
  };

  /** Sends variants of a call that must be refused. @returns what was wrong with the answers */
  async function attempts(
    name: CallName,
    should: number,
    variants: Record<string, { request: Request; headers?: Record<string, string>; cookies?: Record<string, string> }>,
  ): Promise<string[]> {
    await target.changes();
    const wrong: string[] = [];
    for (const [how, one] of Object.entries(variants)) {
      const reply = await send(target.server, one.request, one.cookies ?? cookies, one.headers);
      if (reply.status !== should) wrong.push(`${name} ${how}: ${should} expected, ${reply.status} answered`);
      if (reply.headers['cache-control'] !== 'no-store') wrong.push(`${name} ${how}: the answer may be stored`);
    }
    for (const table of await target.changes()) wrong.push(`${name}: refused, but changed ${table}`);
    return wrong;
  }

  describe('from another origin is refused, for every call and spelling of its address [API-01, SRV-03]', () => {
    it.each(MUTATIONS)('%s', async (name) => {
      const one = await honest(name);
      const encoded = { ...one, url: one.url.replace('/api/', '/%61pi/') };
      const { sessionid = '', csrftoken = '' } = cookies;
      const wrong = await attempts(name, 403, {
        'without the token': { request: one, headers: { 'x-csrftoken': '' } },
        'with another token': { request: one, headers: { 'x-csrftoken': 'x'.repeat(43) } },
        'with an empty token on both sides': {
          request: one,
          cookies: { sessionid, csrftoken: '' },
          headers: { 'x-csrftoken': '' },
        },
        'without the cookie': { request: one, cookies: { sessionid }, headers: { 'x-csrftoken': csrftoken } },
        'from another origin': { request: one, headers: { origin: 'https://evil.example' } },
        'from another port': { request: one, headers: { origin: 'http://localhost:81' } },
        'from a page without an origin': { request: one, headers: { origin: 'null' } },
        'with an encoded path': { request: encoded, headers: { 'x-csrftoken': '' } },
        'with an encoded path from another origin': { request: encoded, headers: { origin: 'https://evil.example' } },
      });
      expect(wrong).toEqual([]);
    });
  });

  describe('with unknown fields is refused [API-06]', () => {
    it.each(BUILT)('%s', async (name) => {
      const one = await honest(name);
      const { query, body } = calls[name] as Call;
      const further = `${one.url}${one.url.includes('?') ? '&' : '?'}`;
      const wrong = await attempts(name, 400, {
        'with an unknown parameter': { request: { ...one, url: `${further}nobody_knows=1` } },
        ...(query && { 'with a parameter twice': { request: { ...one, url: `${further}limit=1&limit=2` } } }),
        ...(body && {
          'with an unknown field': { request: withBody(one, addField('"nobody_knows":1')) },
          'with the office group': { request: withBody(one, addField('"officeGroupId":"x","office_group_id":"x"')) },
          'with groups': { request: withBody(one, addField('"groups":["SUPPORT_BASIC"],"is_admin":true')) },
          'with __proto__': { request: withBody(one, addField('"__proto__":{"admin":true}')) },
          'with a constructor': { request: withBody(one, addField('"constructor":{"prototype":{"admin":true}}')) },
          'with a list': { request: withBody(one, (text) => `[${text}]`) },
          'with half a body': { request: withBody(one, (text) => text.slice(0, -1)) },
        }),
      });
      expect(wrong).toEqual([]);
      expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
    });
  });

  describe('as a form or plain text, which any page may send, is refused', () => {
    it.each(FORMS)('$name as $type', async ({ name, type, status }) => {
      const one = await honest(name);
      const wrong = await attempts(name, status, {
        [`as ${type}`]: { request: one, headers: { 'content-type': type } },
      });
      expect(wrong).toEqual([]);
    });
  });

  describe('with another spelling of its method is not that call', () => {
    it.each(MUTATIONS)('%s', async (name) => {
      const one = await honest(name);
      const disguise = { 'x-http-method-override': one.method, 'x-method-override': one.method };
      await target.changes();
      await send(target.server, { ...one, method: 'GET' }, cookies, disguise);
      expect(await target.changes()).toEqual([]);
    });
  });

  describe('in another office group is refused, except for corporate admins within their corporation [AUTH-16]', () => {
    it.each(CALLERS.filter((one) => one !== 'anonymous'))('%s', async (caller) => {
      const { world } = target;
      cookies = await world.signIn(caller);
      const statuses: Record<string, number> = {};
      for (const whose of ['sister', 'stranger', 'nobody'] as const) {
        const headers = { [HEADER.officeGroup]: world.standing[whose].officeGroup ?? '' };
        const { status } = await send(target.server, { method: 'GET', url: '/api/bootstrap/' }, cookies, headers);
        statuses[whose] = status;
      }
      const sister = caller === 'CORPORATE_ADMIN' ? 200 : 401;
      expect(statuses).toEqual({ sister, stranger: 401, nobody: 401 });
    });
  });

  describe('with an expired session or from a blocked account is refused as anonymous [AUTH-15, SRV-03]', () => {
    describe.each(Object.entries(ENDINGS))('%s', (_how, end) => {
      let ended: Record<string, string>;
      beforeAll(async () => {
        ended = await target.world.signIn('DOCTOR');
        await end(target.server.store.db, target.world.accounts.DOCTOR);
      });
      afterAll(() => setActive(target.server.store.db, target.world.accounts.DOCTOR, true));

      it.each(NAMES.filter((one) => !isPublic(one)))('%s', async (name) => {
        const ids = await idsOf(target.world, RULES[name], { whose: 'own' }, false);
        expect((await send(target.server, request(name, ids), ended)).status).toBe(401);
      });
    });
  });
});
