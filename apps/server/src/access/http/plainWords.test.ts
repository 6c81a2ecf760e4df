import { type Call, calls } from '@isopter/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Browser, ENGINE, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { plainWords } from './plainWords.ts';

z.config({ localeError: plainWords });

/** Messages of the validation library that only programmers understand. */
const INTERNAL =
  /Invalid (input|option|key|element|UUID)|Too (big|small)|Unrecognized|expected|received|undefined|NaN|\^|\\/;

const messages = (schema: z.ZodMiniType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('refused values', () => {
  it.each([
    [z.array(z.string()).check(z.length(1)), [], 'Choose at least 1 value.'],
    [z.array(z.string()).check(z.maxLength(2)), ['a', 'b', 'c'], 'Choose at most 2 values.'],
    [z.string().check(z.minLength(1)), '', 'This value is required.'],
    [z.string().check(z.maxLength(3)), 'abcd', 'Use at most 3 characters.'],
    [z.strictObject({}), { pet: 1 }, 'The call has no field named pet.'],
    [z.enum(['a', 'b']), 'c', 'Choose one of: a, b.'],
    [z.string(), undefined, 'This value is required.'],
    [z.int(), 1.5, 'This value must be a whole number.'],
    [z.number().check(z.minimum(2)), 1, 'Use a number of at least 2.'],
    [z.email(), 'x', 'This is not an e-mail address.'],
    [z.union([z.string(), z.boolean()]), 1, 'This value is not valid.'],
  ])('are explained in plain words [OUR-530]', (schema, value, message) => {
    expect(messages(schema, value)).toEqual([message]);
  });

  it('of every call say nothing of the validation library, whatever is sent [OUR-530]', () => {
    const values = [undefined, null, 1, -1, 'x', '', [], [1], {}, { pet: 'dog' }, 'x'.repeat(5000), true];
    const said = (Object.entries(calls) as [string, Call][]).flatMap(([name, { body, query, params }]) =>
      [body, query, params].flatMap((schema) => {
        const fields = Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
        const sent = values.flatMap((value) => [value, Object.fromEntries(fields.map((field) => [field, value]))]);
        return schema ? sent.flatMap((one) => messages(schema, one).map((message) => `${name}: ${message}`)) : [];
      }),
    );
    expect(said.length).toBeGreaterThan(1000);
    expect([...new Set(said.filter((one) => INTERNAL.test(one)))]).toEqual([]);
  });
});

describe('a call with values that are refused', () => {
  let server: TestServer;
  let oga: Browser;
  beforeAll(async () => {
    server = await startServer(ENGINE, 'small');
    oga = await signIn(server, 'oga');
  });
  afterAll(() => server.close());

  it('answers with plain words at its fields [OUR-530]', async () => {
    const body = { first_name: 'Nina', groups: [], offices: 'main', pet: 'dog' };
    const { status, body: answer } = await oga.call('createEmployee', { body });
    expect(status).toBe(400);
    expect(answer.fields).toMatchObject({
      groups: ['Choose at least 1 value.'],
      offices: ['This value must be a list.'],
      last_name: ['This value is required.'],
      non_field_errors: ['The call has no field named pet.'],
    });
  });
});
