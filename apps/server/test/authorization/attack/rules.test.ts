import { type Call, type CallName, calls, GROUPS } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { ENGINE, startServer } from '../../support/server.ts';
import { mayCall } from '../../../src/access/auth/access.ts';
import { mayCall as shouldCall, WHILE_PASSWORD_IS_EXPIRED } from './expectation.ts';
import { idFieldsOf } from './request.ts';
import { RULES } from './rules/index.ts';

const all = Object.entries(calls) as [CallName, Call][];
const served = all.filter(([name]) => RULES[name]?.by !== 'elsewhere');

describe('the rules of the attack', () => {
  it('name every call of the contract, and no other', () => {
    expect(Object.keys(RULES).toSorted()).toEqual(all.map(([name]) => name).toSorted());
  });

  it('define the kind of object for every field that takes an id', () => {
    const wrong = all.flatMap(([name, call]) => {
      const ruled = Object.keys(RULES[name]?.ids ?? {});
      const there = idFieldsOf(call);
      return [
        ...there.filter((field) => !ruled.includes(field)).map((field) => `${name}: nothing is said of ${field}`),
        ...ruled.filter((field) => !there.includes(field)).map((field) => `${name}: ${field} takes no id`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('have the same public calls as the contract', () => {
    const wrong = served.filter(([name, call]) => (RULES[name].by === 'anyone') !== (call.public ?? false));
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it('have the same implemented calls as the contract', async () => {
    const server = await startServer(ENGINE, 'small');
    const answered = [...server.app.answered].toSorted();
    await server.close();
    expect(
      served
        .filter(([name]) => !RULES[name].later)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(answered);
    expect(
      all
        .filter(([, call]) => call.built)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(answered);
  });

  it.each([false, true])('match the server’s (forced change of the password: %s)', (passwordChangeForced) => {
    const wrong = served.flatMap(([name]) =>
      GROUPS.filter((group) => {
        const should = shouldCall(name, RULES[name], passwordChangeForced ? 'with an expired password' : group);
        return mayCall({ groups: [group], passwordChangeForced, visit: null }, name) !== should;
      }).map((group) => `${group} ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('allow an expired password no call that reads or changes data of patients', () => {
    expect(WHILE_PASSWORD_IS_EXPIRED.filter((name) => RULES[name].patient)).toEqual([]);
  });
});
