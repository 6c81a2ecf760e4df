import { AUDIT_OBJECT_KINDS, calls } from '@isopter/contract';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TARGETS, type WritingCall } from '../../../src/access/auditTrail/changes/targets.ts';
import { audit, securityKey, session } from '../../../src/platform/db/schema.ts';
import { ENGINES } from '../../support/server.ts';
import { idsOf, request, send } from './attacker.ts';
import { CALLERS, mayCall } from './expectation.ts';
import { RULES } from './rules/index.ts';
import { startTarget, type Target } from './setUp.ts';

const WRITING = Object.keys(TARGETS) as WritingCall[];
/** A secret of one person is tried by the tests of signing in. */
const TRIED = WRITING.filter((name) => !RULES[name].secret && !RULES[name].later);

/** Calls whose rows name no object, and why. */
const NO_OBJECT: Partial<Record<WritingCall, string>> = {
  checkEmployeeImport: 'looks at a file that is not stored',
  sendResetPassword: 'the name typed may be nobody; where it is an account, a second row names it',
  startPasskeySignIn: 'whose passkey it will be is not known yet',
  signIn: 'a refused name may be nobody; a session that begins names the account',
};
/** Calls that change nothing recorded with what they are sent here, and why. */
const NO_CHANGES: Partial<Record<WritingCall, string>> = {
  signBaaAgreement: 'everybody here has agreed already',
  updateFieldBaseline: 'clears a baseline that does not exist',
};

describe.each(ENGINES)('the audit row of a call, on %s', (engine) => {
  let target: Target;
  beforeAll(async () => {
    target = await startTarget(engine);
  });
  afterAll(() => target.close());

  it.each(TRIED)('names its object and its changes: %s [OUR-513]', async (name) => {
    await target.setUpFor(RULES[name]);
    const caller = CALLERS.find((one) => one !== 'anonymous' && mayCall(name, RULES[name], one)) ?? 'DOCTOR';
    const ids = await idsOf(target.world, RULES[name], { whose: 'own' }, true);
    const owner = caller === 'anonymous' ? undefined : target.world.accounts[caller];
    // keys and sessions of the world belong to a colleague; these calls are for their owner
    const { db } = target.server.store;
    if (name.endsWith('Authenticator'))
      await db
        .update(securityKey)
        .set({ accountId: owner })
        .where(eq(securityKey.id, ids['id'] ?? ''));
    if (name === 'endSignIn')
      await db
        .update(session)
        .set({ accountId: owner })
        .where(eq(session.id, ids['id'] ?? ''));
    const cookies = caller === 'anonymous' ? undefined : await target.world.signIn(caller);
    const { status, text } = await send(target.server, request(name, ids), cookies as never);
    expect([200, 204].includes(status) ? '' : `${status}: ${text}`).toBe('');
    const [row] = await db
      .select()
      .from(audit)
      .where(and(eq(audit.action, name), eq(audit.result, 200)))
      .orderBy(desc(audit.id))
      .limit(1);
    const namesKind = (AUDIT_OBJECT_KINDS as readonly unknown[]).includes(row?.objectKind);
    const namesObject = namesKind && (row?.objectIds.length ?? 0) > 0;
    expect(namesObject || NO_OBJECT[name] !== undefined).toBe(true);
    const isRecorded = typeof TARGETS[name] !== 'string' && calls[name].method !== 'DELETE' && !NO_CHANGES[name];
    expect(!isRecorded || row?.changes).toBeTruthy();
  });
});
