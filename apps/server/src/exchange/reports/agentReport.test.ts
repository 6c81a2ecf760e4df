import { randomUUID } from 'node:crypto';
import { AGENT_ASSERTION_TYPE, AGENT_REPORT_TYPE, AgentReportClaims, HEADER } from '@isopter/contract';
import { drawReport, readReportData } from '@isopter/reports';
import { series } from '@isopter/recordings/perimetry';
import { desc, eq, sql } from 'drizzle-orm';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { signForAgent } from '../../access/auth/agentAssertion.ts';
import { account, audit, officeGroup, patient, test } from '../../platform/db/schema.ts';
import { type ReportedClinic, startReportedClinic } from '../../../test/support/measured.ts';
import { browser, ENGINES, signIn } from '../../../test/support/server.ts';
import { DEMO_OFFICE_GROUP } from '../../edge/seed/people.ts';

const ADDRESS = 'https://clinic.example';
const AGENT = 'https://agent.clinic.example:4602';

describe.each(ENGINES)('the grant of a report for the agent, on %s', (engine) => {
  let clinic: ReportedClinic;
  let test_id: string;

  const setAgent = (url: string | null) =>
    clinic.server.store.db
      .update(officeGroup)
      .set({
        flags: sql`${officeGroup.flags} || '{"enable_on_prem_pii_agent":true}'::jsonb`,
        preferences: sql`${officeGroup.preferences} || ${JSON.stringify({ on_prem_pii_agent_url: url })}::jsonb`,
      })
      .where(eq(officeGroup.name, DEMO_OFFICE_GROUP));

  beforeAll(async () => {
    clinic = await startReportedClinic(engine, { address: ADDRESS });
    await setAgent(AGENT);
    // as the agent's clinic stores a patient
    const nameless = { firstName: null, lastName: null, dateOfBirth: null, patientIdNumber: null };
    await clinic.server.store.db.update(patient).set(nameless).where(eq(patient.id, clinic.patientId));
    test_id = await clinic.addField(
      'OD',
      0,
      series.points.map((_, i) => 20 + (i % 9)),
    );
  });
  afterAll(() => clinic.server.close());
  afterEach(() => void vi.useRealTimers());

  const grantOf = async (): Promise<string> => {
    const { status, body } = await clinic.doctor.call('createAgentReportGrant', { body: { test_id } });
    expect(status).toBe(200);
    return body.grant;
  };
  const load = (grant?: string) =>
    browser(clinic.server).call(
      'getAgentReportData',
      grant === undefined ? {} : { headers: { [HEADER.reportGrant]: grant } },
    );
  const claimsOf = async (grant: string) => {
    const { body } = await browser(clinic.server).call('listAgentKeys');
    const { payload } = await jwtVerify(grant, createLocalJWKSet(body), {
      issuer: ADDRESS,
      audience: AGENT,
      typ: AGENT_REPORT_TYPE,
    });
    return { ...z.parse(AgentReportClaims, payload), iat: payload.iat ?? 0 };
  };

  it('names test, patient and user for one agent, and is valid for a minute [OUR-685]', async () => {
    const { db } = clinic.server.store;
    const [doctor] = await db.select().from(account).where(eq(account.username, 'doctor'));
    const claims = await claimsOf(await grantOf());
    expect(claims).toMatchObject({ sub: doctor?.id, test: test_id, patient: clinic.patientId, eye: null });
    expect(claims.exp - claims.iat).toBe(60);
  });

  it('gives the data without names that a browser gets too, and leaves audit rows of its user [OUR-685]', async () => {
    const { status, body } = await load(await grantOf());
    expect(status).toBe(200);
    const data = readReportData(String(body));
    expect(drawReport(data, new Date())?.pages).toHaveLength(1);
    const { db } = clinic.server.store;
    expect(data.about.patient).toMatchObject({ name: '', dateOfBirth: '', age: null, patientId: '' });
    const [doctor] = await db.select().from(account).where(eq(account.username, 'doctor'));
    const rows = await db.select().from(audit).orderBy(desc(audit.id)).limit(2);
    expect(rows.map((row) => row.action).toSorted()).toEqual(['createAgentReportGrant', 'getAgentReportData']);
    for (const row of rows)
      expect(row).toMatchObject({ actorId: doctor?.id, objectIds: [test_id], patientIds: [clinic.patientId] });
  });

  it('is refused without one, as an assertion, changed, and of another key [OUR-685]', async () => {
    const grant = await grantOf();
    const { assertion } = (await clinic.doctor.call('createAgentAssertion')).body;
    for (const wrong of [undefined, 'junk', assertion, `${grant.slice(0, -4)}AAAA`, grant.replace(/\.[^.]+$/, '.')]) {
      const { status, body } = await load(wrong);
      expect([status, body.name]).toEqual([403, 'GrantRefused']);
    }
  });

  it('is refused after a minute, and once its agent is another one or its user was suspended [OUR-685]', async () => {
    const { db } = clinic.server.store;
    const grant = await grantOf();
    const statusOf = async () => (await load(grant)).status;
    await setAgent('https://other.clinic.example');
    expect(await statusOf()).toBe(403);
    await setAgent(AGENT);
    await db.update(account).set({ active: false }).where(eq(account.username, 'doctor'));
    expect(await statusOf()).toBe(403);
    await db.update(account).set({ active: true }).where(eq(account.username, 'doctor'));
    expect(await statusOf()).toBe(200);
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
    expect(await statusOf()).toBe(403);
  });

  it('finds nothing once the test belongs to another patient, or for a test of another office group [OUR-685]', async () => {
    const { db } = clinic.server.store;
    const grant = await grantOf();
    const [other] = (await clinic.doctor.call('listPatients', { query: { limit: '2' } })).body.results.filter(
      ({ id }: { id: string }) => id !== clinic.patientId,
    );
    await db.update(test).set({ patientId: other.id }).where(eq(test.id, test_id));
    expect((await load(grant)).status).toBe(404);
    await db.update(test).set({ patientId: clinic.patientId }).where(eq(test.id, test_id));
    expect((await clinic.doctor.call('createAgentReportGrant', { body: { test_id: randomUUID() } })).status).toBe(404);
    const { sub, exp: _exp, iat: _iat, ...claims } = await claimsOf(grant);
    const [foreign] = await db.select().from(account).where(eq(account.username, 'harbour'));
    const parts = { typ: AGENT_REPORT_TYPE, subject: foreign?.id ?? '', issuer: ADDRESS, audience: AGENT };
    expect((await load(await signForAgent(db, claims, parts))).status).toBe(403);
    const asAssertion = { ...parts, subject: sub, typ: AGENT_ASSERTION_TYPE };
    expect((await load(await signForAgent(db, claims, asAssertion))).status).toBe(403);
  });

  it('is refused to technicians, and to clinics without an agent [OUR-685]', async () => {
    const technician = await signIn(clinic.server, 'ta');
    expect((await technician.call('createAgentReportGrant', { body: { test_id } })).status).toBe(403);
    await setAgent(null);
    expect((await clinic.doctor.call('createAgentReportGrant', { body: { test_id } })).status).toBe(403);
    await setAgent(AGENT);
  });
});
