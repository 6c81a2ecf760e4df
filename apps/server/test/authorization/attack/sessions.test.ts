import { type CallName, calls, ERROR_NAME } from '@isopter/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { technicianSession } from '../../../src/platform/db/schema.ts';
import { ENGINES } from '../../support/server.ts';
import { idsOf, request, send } from './attacker.ts';
import { mayCall } from './expectation.ts';
import { TA } from './groups.ts';
import { RULES } from './rules/index.ts';
import { startTarget, type Target } from './setUp.ts';

/**
 * Writing calls of a technician admin that need no session: for their own account, the session itself, visitors of the
 * demo mode, and audit rows of their browser's reports.
 */
const WITHOUT_SESSION: readonly CallName[] = [
  'startKeyRegistration',
  'createAuthenticator',
  'updateAuthenticator',
  'deleteAuthenticator',
  'startPasskeyRegistration',
  'createPasskey',
  'startTotp',
  'confirmTotp',
  'removeTotp',
  'createRecoveryCodes',
  'checkKey',
  'checkPassword',
  'checkCode',
  'checkDemoPin',
  'lockDemoMode',
  'updateUser',
  'updatePreferences',
  'signBaaAgreement',
  'sendSupportMessage',
  'endSignIn',
  'endOtherSignIns',
  'updateSession',
  'createDemoPatient',
  'reportPersonalData',
];

/** Everything else they change. */
const CHANGES = (Object.keys(calls) as CallName[]).filter(
  (name) =>
    calls[name].method !== 'GET' &&
    Array.isArray(RULES[name].by) &&
    mayCall(name, RULES[name], TA) &&
    !WITHOUT_SESSION.includes(name),
);

describe.each(ENGINES)('a technician admin whose session has ended, on %s', (engine) => {
  let target: Target;
  beforeAll(async () => {
    target = await startTarget(engine);
  });
  afterAll(() => target.close());

  it.each(CHANGES)('changes nothing by %s [ROLE-05] [LIST-07]', async (name) => {
    const { world, server, changes } = target;
    const ids = await idsOf(world, RULES[name], { whose: 'own' }, true);
    await server.store.db.update(technicianSession).set({ active: false });
    const cookies = await world.signIn(TA);
    await changes();
    const { status, text } = await send(server, request(name, ids), cookies);
    expect([status, JSON.parse(text).name]).toEqual([403, ERROR_NAME.NOT_IN_SESSION]);
    expect(await changes()).toEqual([]);
  });
});
