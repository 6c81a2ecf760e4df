import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { audit } from '@isopter/server/agent';
import { AgentClaims, HEADER } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { agentToken, usedAssertion } from '../db/schema.ts';
import { ADDRESS, ENGINES, startAgent, type TestAgent } from '../fakes/agent.ts';
import { tidy } from '../app.ts';
import { CLOCK_TOLERANCE, createKeySet, verifyAssertion } from './assertion.ts';
import { identify, issueToken } from './tokens.ts';

const now = (): number => Math.floor(Date.now() / 1_000);
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe.each(ENGINES)('signing in to the agent, on %s', (engine) => {
  let agent: TestAgent;
  beforeAll(async () => {
    agent = await startAgent(engine);
  });
  afterAll(() => agent[Symbol.asyncDispose]());

  const exchange = (assertion: unknown) => agent.send('POST', '/v1/auth-token/', { body: { assertion } });

  it('exchanges an assertion for a token that is stored only as a digest [OUR-611]', async () => {
    const sub = randomUUID();
    const { status, body } = await exchange(await agent.assert({ sub }));
    expect(status).toBe(200);
    expect(new Date(body.expires).getTime()).toBeGreaterThan(Date.now() + 59 * 60_000);
    const [row] = await agent.store.db.select().from(agentToken).where(eq(agentToken.staffId, sub));
    expect(JSON.stringify(row)).not.toContain(body.token);
    const list = await agent.send('GET', '/v1/patients/?limit=10&offset=0', {
      headers: { [HEADER.agentToken]: body.token },
    });
    expect([list.status, list.body]).toEqual([200, { results: [], count: 0 }]);
  });

  it('refuses an assertion that was used before, also when two requests use it at once [OUR-611]', async () => {
    const assertion = await agent.assert();
    const both = await Promise.all([exchange(assertion), exchange(assertion)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const third = await exchange(assertion);
    expect([third.status, third.body.name]).toEqual([401, 'AssertionRefused']);
  });

  it.each<[string, () => Promise<string>]>([
    ['has expired', () => agent.assert({ iat: now() - 200, exp: now() - 100 })],
    ['is valid for longer than a minute', () => agent.assert({ iat: now() - 3_600, exp: now() + 3_600 })],
    ['was just made and is valid for an hour', () => agent.assert({ iat: now(), exp: now() + 3_600 })],
    ['was made in the future', () => agent.assert({ iat: now() + 3_600, exp: now() + 3_660 })],
    ['does not say when it was made', () => agent.assert({ iat: undefined })],
    ['never expires', () => agent.assert({ exp: undefined })],
    ['has no id', () => agent.assert({ jti: undefined })],
    ['names nobody', () => agent.assert({ sub: undefined })],
    ['is of another server', () => agent.assert({ iss: 'https://other.example' })],
    ['is for another agent', () => agent.assert({ aud: 'https://agent.other.example' })],
    ['is for another port of this agent', () => agent.assert({ aud: `${ADDRESS}:8443` })],
    ['is for another clinic', () => agent.assert({ office_group: randomUUID() })],
    ['is a token for something else', () => agent.assert({}, { typ: 'JWT' })],
    ['names an unknown role', () => agent.assert({ groups: ['EMPEROR' as 'DOCTOR'] })],
    ['names an unknown key', () => agent.assert({}, { kid: 'other' })],
    [
      'is signed by another key',
      async () => {
        const [header, payload] = (await agent.assert()).split('.');
        const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
        const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as Record<string, unknown>;
        const parsed = JSON.parse(Buffer.from(header ?? '', 'base64url').toString()) as { alg: string };
        return new SignJWT(claims).setProtectedHeader(parsed).sign(privateKey);
      },
    ],
    [
      'brings its own key',
      async () => {
        const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
        const payload = JSON.parse(
          Buffer.from((await agent.assert()).split('.')[1] ?? '', 'base64url').toString(),
        ) as Record<string, unknown>;
        const jwk = (await exportJWK(pair.publicKey)) as { kty: 'OKP' };
        return new SignJWT(payload)
          .setProtectedHeader({ alg: 'EdDSA', typ: 'agent-assertion+jwt', jwk })
          .sign(pair.privateKey);
      },
    ],
    [
      'was changed after it was signed',
      async () => {
        const [header, payload, signature] = (await agent.assert()).split('.');
        const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object;
        return [header, encoded({ ...claims, groups: ['OFFICE_GROUP_ADMIN'] }), signature].join('.');
      },
    ],
    [
      'has no signature (alg: none)',
      async () => {
        const [, payload] = (await agent.assert()).split('.');
        return `${encoded({ alg: 'none', typ: 'agent-assertion+jwt' })}.${payload}.`;
      },
    ],
    [
      'uses the public key as the secret of an HMAC (HS256)',
      async () => {
        const [, payload] = (await agent.assert()).split('.');
        const body = `${encoded({ alg: 'HS256', typ: 'agent-assertion+jwt', kid: 'one' })}.${payload}`;
        return `${body}.${createHmac('sha256', Buffer.from(agent.publicKey, 'base64url')).update(body).digest('base64url')}`;
      },
    ],
    ['is not a JWT', () => Promise.resolve('nonsense')],
  ])('refuses an assertion that %s [OUR-611]', async (_, make) => {
    const { status, body } = await exchange(await make());
    expect([status, body.name]).toEqual([401, 'AssertionRefused']);
  });

  it('answers 400 to an assertion that is missing, empty, too long or not a string, and to unknown fields', async () => {
    for (const assertion of [undefined, 7, '', 'x'.repeat(20_000)])
      expect((await exchange(assertion)).status).toBe(400);
    const more = { assertion: await agent.assert(), admin: true };
    expect((await agent.send('POST', '/v1/auth-token/', { body: more })).status).toBe(400);
  });

  it('rejects a token after an hour, and after 15 minutes without a call [OUR-611]', async () => {
    const { token } = await agent.signIn();
    const at = (minutes: number) => identify(agent.store.db, 'clinic', token, new Date(Date.now() + minutes * 60_000));
    expect(await at(14)).toBeDefined();
    expect(await at(28)).toBeDefined();
    expect(await at(44)).toBeUndefined();
    for (const minutes of [42, 56]) expect(await at(minutes)).toBeDefined();
    expect(await at(61)).toBeUndefined();
  });

  it('measures both times of a token by the clock of the agent [OUR-611]', async () => {
    const then = new Date('2031-05-06T07:08:09Z');
    const claims = z.parse(AgentClaims, decodeJwt(await agent.assert()));
    const { id, expires } = await issueToken(agent.store.db, claims, then);
    const [row] = await agent.store.db.select().from(agentToken).where(eq(agentToken.id, id));
    expect([row?.lastSeen, expires.getTime() - then.getTime()]).toEqual([then, 60 * 60_000]);
  });

  it('stores the id of a used assertion until no agent accepts it [OUR-611]', async () => {
    const jti = randomUUID();
    const exp = now() + 60;
    expect((await exchange(await agent.assert({ jti, exp }))).status).toBe(200);
    const storedAt = async (seconds: number) => {
      await tidy(agent.store.db, new Date((exp + seconds) * 1_000));
      return agent.store.db.$count(usedAssertion, eq(usedAssertion.id, jti));
    };
    expect([await storedAt(CLOCK_TOLERANCE), await storedAt(CLOCK_TOLERANCE + 2)]).toEqual([1, 0]);
  });

  it('deletes expired tokens', async () => {
    const { accountId } = await agent.signIn();
    await tidy(agent.store.db, new Date());
    const ofUser = eq(agentToken.staffId, accountId);
    expect(await agent.store.db.$count(agentToken, ofUser)).toBe(1);
    await tidy(agent.store.db, new Date(Date.now() + 16 * 60_000));
    expect(await agent.store.db.$count(agentToken, ofUser)).toBe(0);
  });

  it('answers 401 without a token and with an unknown one, and ignores cookies', async () => {
    const url = '/v1/patients/?limit=10&offset=0';
    expect((await agent.send('GET', url)).status).toBe(401);
    expect((await agent.send('GET', url, { headers: { [HEADER.agentToken]: 'x' } })).status).toBe(401);
    const { token } = await agent.signIn();
    expect((await agent.send('GET', url, { headers: { cookie: `sessionid=${token}` } })).status).toBe(401);
    expect((await agent.send('GET', url, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
  });

  it('adds a row to the access log for each sign-in and each refusal, and logs no secret', async () => {
    const { accountId, token } = await agent.signIn();
    const rows = await agent.store.db.select().from(audit).where(eq(audit.actorId, accountId));
    expect(rows).toMatchObject([{ action: 'signInToAgent', result: 200, objectKind: 'session', actorKind: 'account' }]);
    const assertion = await agent.assert({ aud: 'https://agent.other.example' });
    await exchange(assertion);
    const refusals = await agent.store.db.select().from(audit).where(eq(audit.actorKind, 'anonymous'));
    expect(refusals.some(({ action, result }) => action === 'signInToAgent' && result === 401)).toBe(true);
    expect(agent.log()).not.toContain(token);
    expect(agent.log()).not.toContain(assertion);
  });
});

const rulesFor = (server: string) => ({
  issuer: server,
  audience: ADDRESS,
  officeGroupId: randomUUID(),
  keys: createKeySet(server),
});

describe('the log of an agent', () => {
  let agent: TestAgent;
  beforeAll(async () => {
    agent = await startAgent(ENGINES[0] ?? 'pglite');
  });
  afterAll(() => agent[Symbol.asyncDispose]());

  it.each<[string, Parameters<TestAgent['assert']>[0], object]>([
    ['audience', { aud: 'https://agent.other.example' }, { reason: 'ERR_JWT_CLAIM_VALIDATION_FAILED', claim: 'aud' }],
    ['clinic', { office_group: randomUUID() }, { reason: 'wrong claim', claim: 'office_group' }],
    ['role', { groups: ['EMPEROR' as 'DOCTOR'] }, { reason: 'wrong claim', claim: 'groups.0' }],
  ])('names the claim that is wrong, here the %s, in one line', async (_, claims, logged) => {
    const before = agent.log().length;
    const assertion = await agent.assert(claims);
    await agent.send('POST', '/v1/auth-token/', { body: { assertion } });
    const lines = agent
      .log()
      .slice(before)
      .split('\n')
      .filter((line) => line.includes('an assertion was refused'));
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([expect.objectContaining({ level: 40, ...logged })]);
    expect(agent.log()).not.toContain(assertion);
  });
});

describe('an agent that cannot load the keys of its server', () => {
  const unreachable = { status: 503, body: { name: 'ServerUnreachable' } };

  it('answers 503 instead of refusing the sign-in', { tags: '@all' }, async () => {
    await using agent = await startAgent('pglite');
    const rules = rulesFor('http://127.0.0.1:9');
    await expect(verifyAssertion(await agent.assert(), rules, agent.app.log)).rejects.toMatchObject(unreachable);
  });

  it('requests the keys once, not for every assertion', { tags: '@all' }, async () => {
    let requests = 0;
    const server = createServer((_request, response) => {
      requests += 1;
      response.writeHead(500).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await using agent = await startAgent('pglite');
    const rules = rulesFor(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    for (const kid of ['one', 'two', 'three'])
      await expect(verifyAssertion(await agent.assert({}, { kid }), rules, agent.app.log)).rejects.toMatchObject(
        unreachable,
      );
    expect(requests).toBe(1);
    server.close();
  });

  it('answers other calls while it waits for the keys', { tags: '@all' }, async () => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<never>();
    await using agent = await startAgent('pglite', {
      keys: () => {
        asked.resolve();
        return answer.promise;
      },
    });
    const signIn = agent.send('POST', '/v1/auth-token/', { body: { assertion: await agent.assert() } });
    await asked.promise;
    expect((await agent.send('GET', '/health')).status).toBe(200);
    answer.reject(new Error('no answer'));
    expect((await signIn).status).toBe(503);
  });
});
