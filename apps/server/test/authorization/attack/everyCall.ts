import { type CallName, calls } from '@isopter/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../support/server.ts';
import { idsOf, leaks, request, send } from './attacker.ts';
import { type Caller, CALLERS, type Case, casesTriedBy, type Expected, expected, mayCall } from './expectation.ts';
import { RULES } from './rules/index.ts';
import { startTarget, type Target } from './setUp.ts';

const NAMES = Object.keys(calls) as CallName[];
const PARTS = 4;
const isRead = (name: CallName): boolean => calls[name].method === 'GET';
/**
 * Returns every fourth call, so that the parts are of equal size. Read-only calls come first: an admin of all offices
 * may merge patients of two, which removes a technician's session with a patient of the other office.
 */
const partOf = (part: number): readonly CallName[] =>
  NAMES.filter((_, index) => index % PARTS === part - 1).toSorted((a, b) => Number(isRead(b)) - Number(isRead(a)));

/** Prevents slow drawing: the error is reported only after the caller's right to the drawing was checked. */
const UNDRAWN = { timezone: 'Nowhere/Nowhere' };
const INVALID = 400;

/**
 * Tries one part of the calls, as every caller, on every object. The four parts are separate files, to run in parallel.
 */
export const tryCalls = (part: number): void =>
  describe.each(ENGINES)(`every call, by everybody, on everything, part ${part}, on %s`, (engine) => {
    let target: Target;
    beforeAll(async () => {
      target = await startTarget(engine);
    });
    afterAll(() => target.close());

    it.each(partOf(part))('%s', async (name) => {
      const wrong: string[] = [];
      await target.setUpFor(RULES[name]);
      // Refused calls leave their objects unchanged, so all of them can use the same ones.
      const prepared = new Map<string, Record<string, string>>();
      for (const caller of CALLERS) {
        const { refused, granted } = sorted(name, caller);
        const cookies = await target.world.signIn(caller);
        for (const one of refused) if (!prepared.has(keyOf(one))) prepared.set(keyOf(one), await idsFor(name, one));
        await target.changes();
        for (const one of refused) {
          wrong.push(...(await check({ name, caller, one, cookies, ids: prepared.get(keyOf(one)) ?? {} })));
        }
        for (const table of await target.changes()) wrong.push(`${name} by ${caller}: refused, but changed ${table}`);
        for (const one of granted) {
          // A granted call may end its session.
          const fresh = await target.world.signIn(caller);
          wrong.push(...(await check({ name, caller, one, cookies: fresh, ids: await idsFor(name, one) })));
        }
      }
      expect(wrong.join('\n')).toBe('');
    });

    /** Creates separate objects for calls that change something, so that no other case needs them. */
    const idsFor = (name: CallName, one: Case) =>
      idsOf(target.world, RULES[name], one, !isRead(name) && !RULES[name].later);

    /** Calls in one case. @returns what was wrong with the answer */
    async function check({ name, caller, one, cookies, ids }: Attempt): Promise<string[]> {
      const rule = RULES[name];
      const should = expected(name, rule, caller, one);
      const isDrawnOnce = rule.slow && isGranted(should) && !(isFirst(name, caller) && one.whose === 'own');
      const reply = await send(target.server, request(name, ids, isDrawnOnce ? UNDRAWN : {}), cookies);
      const status = isDrawnOnce ? INVALID : should === 'left out' ? 200 : should;
      const sent = should === 'left out' ? [] : Object.values(ids);
      const foreign = should === 'left out' ? (ids[one.field ?? ''] ?? '') : '';
      const mayBeStored = calls[name].path.startsWith('/api/') && reply.headers['cache-control'] !== 'no-store';
      return [
        ...(reply.status === status ? [] : [`answered ${reply.status}, not ${status}: ${reply.text.slice(0, 120)}`]),
        ...(foreign !== '' && reply.text.includes(foreign) ? ['the answer has what it must leave out'] : []),
        ...leaks(target.world, caller, reply, sent, rule).map((leak) => `the answer tells of ${leak}`),
        ...(mayBeStored ? ['the answer may be stored'] : []),
      ].map((wrong) => `${name} by ${caller}${one.field ? `, ${one.field} of ${one.whose}` : ''}: ${wrong}`);
    }
  });

const keyOf = ({ field = '', whose }: Case): string => `${field} of ${whose}`;

interface Attempt {
  name: CallName;
  caller: Caller;
  one: Case;
  cookies: Record<string, string>;
  ids: Record<string, string>;
}

/** Returns whether a caller is the first of those who may make the call. */
const isFirst = (name: CallName, caller: Caller): boolean =>
  CALLERS.find((one) => one !== 'anonymous' && mayCall(name, RULES[name], one)) === caller;

const isGranted = (should: Expected): boolean => should === 'left out' || should < 400;

/** The cases of a call that must change nothing, and those that are done. */
function sorted(name: CallName, caller: Caller) {
  const rule = RULES[name];
  const cases = casesTriedBy(name, rule, caller);
  const granted = cases.filter((one) => isGranted(expected(name, rule, caller, one)));
  return { refused: cases.filter((one) => !granted.includes(one)), granted };
}
