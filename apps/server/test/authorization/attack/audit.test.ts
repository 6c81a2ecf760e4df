import { type CallName, calls } from '@isopter/contract';
import { and, eq, gt, max } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, patient } from '../../../src/platform/db/schema.ts';
import { ENGINES } from '../../support/server.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { idsOf, request, send } from './attacker.ts';
import { type Caller, CALLERS, mayCall } from './expectation.ts';
import { RULES } from './rules/index.ts';
import { startTarget, type Target } from './setUp.ts';

const NAMES = (Object.keys(calls) as CallName[]).filter((name) => RULES[name].by !== 'elsewhere');
const GUARDED = NAMES.filter((name) => RULES[name].by !== 'anyone');
const TELLING = NAMES.filter((name) => RULES[name].patient && !RULES[name].later);

/** Refusals that surely get separate rows if one server handles them one after the other. */
const ROWS_OF_THEIR_OWN = 50;

describe.each(ENGINES)('a call on %s', (engine) => {
  let target: Target;
  beforeAll(async () => {
    target = await startTarget(engine);
  });
  afterAll(() => target.close());

  const rowsOf = (after: number) => target.server.store.db.select().from(audit).where(gt(audit.id, after));
  const newest = async () => {
    const [row] = await target.server.store.db.select({ id: max(audit.id) }).from(audit);
    return row?.id ?? 0;
  };
  const make = async (name: CallName, caller: Caller, isNew: boolean) => {
    const cookies = await target.world.signIn(caller);
    return send(target.server, request(name, await idsOf(target.world, RULES[name], { whose: 'own' }, isNew)), cookies);
  };

  describe('audits refused callers [SRV-03]', () => {
    it.each(GUARDED.map((name, index) => [name, index] as const))('%s', async (name, index) => {
      // more than a hundred addresses in a minute share a row: another server starts counting again
      if (index % ROWS_OF_THEIR_OWN === 0) await target.server.restart();
      const before = await newest();
      const should: { action: CallName; result: number; actorId: string | null }[] = [];
      const stranger = CALLERS.find((caller) => caller !== 'anonymous' && !mayCall(name, RULES[name], caller));
      await make(name, 'anonymous', false);
      should.push({ action: name, result: 401, actorId: null });
      if (stranger && stranger !== 'anonymous') {
        await make(name, stranger, false);
        should.push({ action: name, result: 403, actorId: target.world.accounts[stranger] });
      }
      // the row is written once the answer is on its way
      await eventually(async () => {
        const rows = await rowsOf(before);
        expect(rows.map(({ action, result, actorId }) => ({ action, result, actorId }))).toEqual(
          expect.arrayContaining(should),
        );
      });
    });
  });

  it.each(TELLING)('is audited with its patient: %s [SRV-03]', async (name) => {
    const { db } = target.server.store;
    await target.setUpFor(RULES[name]);
    // A doctor sees one office; what only an admin may is looked at in the whole office group.
    const callers = ['DOCTOR', 'OFFICE_GROUP_ADMIN', 'TECHALL_ADMIN'] as const;
    const caller = callers.find((one) => mayCall(name, RULES[name], one)) ?? 'DOCTOR';
    const before = await newest();
    const { status, text } = await make(name, caller, calls[name].method !== 'GET');
    expect([200, 204].includes(status) ? '' : `${status}: ${text}`).toBe('');
    const [row] = await db
      .select()
      .from(audit)
      .where(and(gt(audit.id, before), eq(audit.action, name)));
    expect(row).toMatchObject({ actorId: target.world.accounts[caller], result: 200 });
    expect(row?.patientIds).not.toEqual([]);
    const known = await db.select({ id: patient.id, officeId: patient.officeId }).from(patient);
    const offices = known.filter(({ id }) => row?.patientIds.includes(id)).map(({ officeId }) => officeId);
    const { own, closed } = target.world.premises;
    const reached = caller === 'OFFICE_GROUP_ADMIN' ? [own.office, closed.office] : [own.office];
    expect(reached).toEqual(expect.arrayContaining(offices));
  });
});
