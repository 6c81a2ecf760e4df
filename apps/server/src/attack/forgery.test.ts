import { type Call, type CallName, calls, HEADER } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, session } from '../db/schema.ts';
import { ENGINES } from '../fakes/server.ts';
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

/** What a page may send to another site without being asked; text is read, and then is no form. */
const FOREIGN_TYPES = {
  'text/plain': 400,
  'application/x-www-form-urlencoded': 415,
  'multipart/form-data; boundary=x': 415,
};

/** Somebody who may make a call, so that nothing but the forgery can be the reason that it is refused. */
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

  /** Sends variants of a call. @returns those that were answered otherwise than they must be */
  async function attempts(
    name: CallName,
    should: number,
    variants: Record<string, { request: Request; headers?: Record<string, string>; cookies?: Record<string, string> }>,
  ): Promise<string[]> {
    const before = await target.digest();
    const wrong: string[] = [];
    for (const [how, one] of Object.entries(variants)) {
      const reply = await send(target.server, one.request, one.cookies ?? cookies, one.headers);
      if (reply.status !== should) wrong.push(`${name} ${how}: ${should} expected, ${reply.status} answered`);
      if (reply.headers['cache-control'] !== 'no-store') wrong.push(`${name} ${how}: the answer may be stored`);
    }
    if ((await target.digest()) !== before) wrong.push(`${name}: refused, and yet it changed the database`);
    return wrong;
  }

  it('from a page of somebody else is refused, whatever call it is and however its address is written [API-01, SRV-03]', async () => {
    const wrong: string[] = [];
    for (const name of MUTATIONS) {
      const one = await honest(name);
      const encoded = { ...one, url: one.url.replace('/api/', '/%61pi/') };
      const { sessionid = '', csrftoken = '' } = cookies;
      wrong.push(
        ...(await attempts(name, 403, {
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
        })),
      );
    }
    expect(wrong.join('\n')).toBe('');
  });

  it('with fields nobody knows is refused, so that nothing is set which no form has [API-06]', async () => {
    const wrong: string[] = [];
    for (const name of BUILT) {
      const one = await honest(name);
      const { query, body } = calls[name] as Call;
      const further = `${one.url}${one.url.includes('?') ? '&' : '?'}`;
      wrong.push(
        ...(await attempts(name, 400, {
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
        })),
      );
    }
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
    expect(wrong.join('\n')).toBe('');
  });

  it('as a form or as plain text, which a foreign page may send, is refused', async () => {
    const wrong: string[] = [];
    for (const name of BUILT.filter((one) => 'body' in calls[one])) {
      const one = await honest(name);
      for (const [type, status] of Object.entries(FOREIGN_TYPES)) {
        wrong.push(
          ...(await attempts(name, status, { [`as ${type}`]: { request: one, headers: { 'content-type': type } } })),
        );
      }
    }
    expect(wrong.join('\n')).toBe('');
  });

  it('under another name of its method is not that call', async () => {
    const wrong: string[] = [];
    for (const name of MUTATIONS) {
      const one = await honest(name);
      const disguise = { 'x-http-method-override': one.method, 'x-method-override': one.method };
      const before = await target.digest();
      const get = await send(target.server, { ...one, method: 'GET' }, cookies, disguise);
      if (get.status < 300 && (await target.digest()) !== before) wrong.push(name);
    }
    expect(wrong.join('\n')).toBe('');
  });

  it('in an office group that is not one’s own is refused, but to corporate admins in their corporation [AUTH-16]', async () => {
    const { world } = target;
    const wrong: string[] = [];
    for (const caller of CALLERS.filter((one) => one !== 'anonymous')) {
      cookies = await world.signIn(caller);
      for (const whose of ['sister', 'stranger', 'nobody'] as const) {
        const headers = { [HEADER.officeGroup]: world.standing[whose].officeGroup ?? '' };
        const reply = await send(target.server, { method: 'GET', url: '/api/bootstrap/' }, cookies, headers);
        const may = caller === 'CORPORATE_ADMIN' && whose === 'sister';
        const should = may ? 200 : 401;
        if (reply.status !== should) wrong.push(`${caller} in the office group of ${whose}: ${reply.status}`);
      }
    }
    expect(wrong.join('\n')).toBe('');
  });

  it('with a session that is over, or of somebody who was blocked, is refused as nobody’s [AUTH-15, SRV-03]', async () => {
    const { db } = target.server.store;
    const id = target.world.accounts.DOCTOR;
    const ends: Record<string, () => Promise<unknown>> = {
      'of an idle user': () =>
        db
          .update(session)
          .set({ lastSeen: ago(2) })
          .where(eq(session.accountId, id)),
      'of yesterday': () => db.update(session).set({ lastSeen: new Date(), created: ago(13) }),
      'of a blocked user': async () => {
        cookies = await target.world.signIn('DOCTOR');
        await db.update(account).set({ active: false }).where(eq(account.id, id));
      },
    };
    cookies = await target.world.signIn('DOCTOR');
    const wrong: string[] = [];
    for (const [how, end] of Object.entries(ends)) {
      await end();
      for (const name of NAMES.filter((one) => !isPublic(one))) {
        const ids = await idsOf(target.world, RULES[name], { whose: 'own' }, false);
        const reply = await send(target.server, request(name, ids), cookies);
        if (reply.status !== 401) wrong.push(`${name} with a session ${how}: ${reply.status}`);
      }
    }
    await db.update(account).set({ active: true }).where(eq(account.id, id));
    expect(wrong.join('\n')).toBe('');
  });
});
