import { AGENT_ASSERTION_TYPE, AgentClaims } from '@isopter/contract';
import { eq, sql } from 'drizzle-orm';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { account, accountOffice, officeGroup, signingKey } from '../../platform/db/schema.ts';
import { browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { DEMO_OFFICE_GROUP } from '../../edge/seed/people.ts';

const ADDRESS = 'https://clinic.example';
const AGENT = 'https://agent.clinic.example:4602';

async function setAgent({ store }: TestServer, isOn: boolean, url: string | null = AGENT): Promise<void> {
  await store.db
    .update(officeGroup)
    .set({
      flags: sql`${officeGroup.flags} || ${JSON.stringify({ enable_on_prem_pii_agent: isOn })}::jsonb`,
      preferences: sql`${officeGroup.preferences} || ${JSON.stringify({ on_prem_pii_agent_url: url })}::jsonb`,
    })
    .where(eq(officeGroup.name, DEMO_OFFICE_GROUP));
}

describe.each(ENGINES)('assertions for the on-premises agent, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(engine, 'small', undefined, { address: ADDRESS });
    await setAgent(server, true, `${AGENT}/personal/`);
  });
  afterAll(() => server.close());

  const publicKeys = async () => (await browser(server).call('listAgentKeys')).body;

  it('name the signed-in user for one agent, are valid for a minute, and are signed by a published key [OUR-610]', async () => {
    const doctor = await signIn(server, 'doctor');
    const { status, body } = await doctor.call('createAgentAssertion');
    expect(status).toBe(200);
    const { payload } = await jwtVerify(body.assertion, createLocalJWKSet(await publicKeys()), {
      issuer: ADDRESS,
      audience: AGENT,
      algorithms: ['EdDSA'],
      typ: AGENT_ASSERTION_TYPE,
    });
    const [row] = await server.store.db.select().from(account).where(eq(account.username, 'doctor'));
    expect(z.parse(AgentClaims, payload)).toMatchObject({
      sub: row?.id,
      office_group: row?.officeGroupId,
      groups: ['DOCTOR'],
      first_name: 'Marta',
      last_name: 'Ruiz',
    });
    expect(payload.exp! - payload.iat!).toBe(60);
    const again = await doctor.call('createAgentAssertion');
    expect(again.body.assertion).not.toBe(body.assertion);
  });

  it('are signed by one key, whose private part is not published [OUR-610]', async () => {
    const first = await (await signIn(server, 'oga')).call('createAgentAssertion');
    await server.restart();
    const second = await (await signIn(server, 'operator')).call('createAgentAssertion');
    const kid = decodeProtectedHeader(first.body.assertion).kid;
    expect(decodeProtectedHeader(second.body.assertion).kid).toBe(kid);
    const { keys } = await publicKeys();
    expect(keys.map(Object.keys)).toEqual([['kty', 'crv', 'x', 'kid', 'alg', 'use']]);
    expect(keys[0].kid).toBe(kid);
    const [{ privateKey } = {}] = await server.store.db.select().from(signingKey);
    expect(JSON.stringify(keys)).not.toContain(privateKey?.d);
  });

  it('give an admin all offices, and an operator their own, always in the same order', async () => {
    const claimsOf = async (username: string) => {
      const { body } = await (await signIn(server, username)).call('createAgentAssertion');
      const { payload } = await jwtVerify(body.assertion, createLocalJWKSet(await publicKeys()));
      return z.parse(AgentClaims, payload);
    };
    await server.store.db
      .update(officeGroup)
      .set({ preferences: sql`${officeGroup.preferences} || '{"enable_access_to_other_offices":false}'::jsonb` })
      .where(eq(officeGroup.name, DEMO_OFFICE_GROUP));
    expect([(await claimsOf('oga')).all_offices, (await claimsOf('operator')).all_offices]).toEqual([true, false]);
    const { offices } = await claimsOf('operator');
    expect(offices).toHaveLength(2);
    // new patients get the first one: it stays the first, in whatever order the database has them
    const { db } = server.store;
    const ofOperator = eq(
      accountOffice.accountId,
      db.select({ id: account.id }).from(account).where(eq(account.username, 'operator')),
    );
    const rows = await db.delete(accountOffice).where(ofOperator).returning();
    for (const row of rows.toSorted((a, b) => (a.officeId < b.officeId ? 1 : -1)))
      await db.insert(accountOffice).values(row);
    expect((await claimsOf('operator')).offices).toEqual(offices.toSorted());
  });

  it('are refused to technicians, to signed-out users, and to clinics without an agent or its address [OUR-610]', async () => {
    expect((await browser(server).call('createAgentAssertion')).status).toBe(403);
    expect((await (await signIn(server, 'ta')).call('createAgentAssertion')).status).toBe(403);
    expect((await (await signIn(server, 'harbour')).call('createAgentAssertion')).status).toBe(403);
    const doctor = await signIn(server, 'doctor');
    await setAgent(server, false);
    expect((await doctor.call('createAgentAssertion')).status).toBe(403);
    await setAgent(server, true, null);
    expect((await doctor.call('createAgentAssertion')).status).toBe(403);
    await setAgent(server, true);
    expect((await doctor.call('createAgentAssertion')).status).toBe(200);
  });
});

describe('a server without an address', () => {
  it('refuses to issue assertions [OUR-610]', async () => {
    await using server = await startServer(ENGINES[0] ?? 'pglite', 'small');
    await setAgent(server, true);
    const { status, body } = await (await signIn(server, 'doctor')).call('createAgentAssertion');
    expect([status, body.name]).toEqual([409, 'NoAddress']);
  });
});
