import { type Call, type CallName, calls } from '@isopter/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { audit } from '../../src/platform/db/schema.ts';
import { framesOf, pair } from '../support/device.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../support/server.ts';

const BUILT = (Object.entries(calls) as [CallName, Call][]).filter(([name, call]) => call.built && name !== 'signOut');

/** The field names a call declares, so that the fuzzer does not only hit unknown ones. */
const fieldsOf = (schema: Call['body']): string[] =>
  Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

describe.each(ENGINES)('calls with any input on %s', (engine) => {
  let server: TestServer;
  let who: Browser;
  let values: fc.Arbitrary<unknown>;

  beforeAll(async () => {
    server = await startServer(engine, 'large');
    who = await signIn(server, 'oga');
    const device = (await pair(server, 'LANE-1')).body.device_id;
    const { results } = (await who.call('listPatients', { query: { limit: '5' } })).body;
    const people = (await who.call('listDoctors')).body;
    const known = [
      device,
      ...results.map(({ id }: { id: string }) => id),
      ...people.map(({ id }: { id: string }) => id),
    ];
    values = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom<unknown>(...known) },
      {
        weight: 2,
        arbitrary: fc.constantFrom<unknown>(
          '',
          'OD',
          'en',
          1,
          0,
          -1,
          true,
          null,
          '1970-01-01',
          'a@example.org',
          '+15075550100',
        ),
      },
      fc.constantFrom<unknown>('\0', '\uD800', 'x'.repeat(100_000), '9'.repeat(30), 1e300, '0000-01-01', '9999-12-31'),
      fc.constantFrom<unknown>(
        { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' },
        { message: 'play' },
        [],
        {},
      ),
      fc.uuid(),
      fc.string({ unit: 'binary' }),
      fc.jsonValue(),
    );
  });
  afterAll(() => server.close());

  /** Statuses of all answers so far. */
  const statuses = new Set<number>();

  // the seeds share out the attempts: each part is short
  it.each([4600, 4601, 4602, 4603])(
    'are answered or refused, never with a failure of the server, from seed %i [API-06]',
    async (seed) => {
      const requests = fc.constantFrom(...BUILT).chain(([name, call]) =>
        fc.record({
          name: fc.constant(name),
          id: fc.oneof(values, fc.constant('%')),
          query: fc.dictionary(fc.constantFrom('x', ...fieldsOf(call.query)), values.map(String), { maxKeys: 4 }),
          body: fc.oneof(
            { weight: 5, arbitrary: fc.dictionary(fc.constantFrom('x', ...fieldsOf(call.body)), values) },
            fc.jsonValue(),
          ),
        }),
      );
      await fc.assert(
        fc.asyncProperty(requests, async ({ name, id, query, body }) => {
          const sendsBody = calls[name].method === 'POST' || calls[name].method === 'PUT';
          const { status, body: answer } = await who.call(name, {
            params: { id: String(id).slice(0, 200).toWellFormed() },
            query: Object.fromEntries(
              Object.entries(query).map(([key, value]) => [key, value.slice(0, 2_000).toWellFormed()]),
            ),
            ...(sendsBody && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
          });
          statuses.add(status);
          if (status === 429) return;
          expect(status, `${name} ${JSON.stringify(answer)}`).toBeLessThan(status === 501 ? 502 : 500);
          expect(status < 400 || typeof answer.detail === 'string').toBe(true);
        }),
        { numRuns: 100, seed },
      );
    },
  );

  it('include accepted and refused ones', () => {
    expect(statuses).toContain(200);
    expect(statuses).toContain(400);
  });

  it('are refused with the fields that are wrong, unknown, or too long [API-06]', async () => {
    const refused = await who.call('createPatient', {
      body: { first_name: 7, last_name: 'x'.repeat(101), doctor_id: 'x', more: 1 },
    });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields).sort()).toEqual([
      'doctor_id',
      'first_name',
      'last_name',
      'non_field_errors',
    ]);
    expect((await who.send('POST', '/api/patients/', undefined, { 'content-type': 'application/json' })).status).toBe(
      400,
    );
    expect((await who.send('POST', '/api/patients/', '{', { 'content-type': 'application/json' })).status).toBe(400);
    expect(
      (await who.send('POST', '/api/patients/', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' })).status,
    ).toBe(415);
    const large = JSON.stringify({ first_name: 'x'.repeat(300_000) });
    expect((await who.send('POST', '/api/patients/', large, { 'content-type': 'application/json' })).status).toBe(413);
    expect((await who.send('GET', '/api/patients/?limit=1&limit=2')).status).toBe(400);
    expect((await who.send('GET', '/api/patients')).status).toBe(404);
    expect((await who.send('GET', '/api/%')).status).toBe(400);
  });

  it('leave no trace of personal data or secrets in their errors [AUTH-19]', async () => {
    await who.call('createPatient', { body: { first_name: 'Unforgettable', password: 'hunter2hunter2' } });
    const rows = JSON.stringify(await server.store.db.select().from(audit));
    expect(rows).not.toContain('Unforgettable');
    expect(rows).not.toContain('hunter2');
  });

  it('close only their own socket when frames are malformed [API-06]', async () => {
    const address = (await server.listen()).replace('http', 'ws');
    const frames = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.uint8Array({ minLength: 1 }));
    await fc.assert(
      fc.asyncProperty(frames, fc.constantFrom('/device/channel', '/live/tests/x'), async (frame, path) => {
        const socket = new WebSocket(address + path);
        const { closed } = framesOf(socket);
        socket.on('open', () => socket.send(frame));
        expect([1008, 4401, 4404]).toContain(await closed);
      }),
      { numRuns: 40, seed: 4600 },
    );
    const huge = new WebSocket(`${address}/device/channel`);
    huge.on('open', () => huge.send('x'.repeat(70_000)));
    expect(await framesOf(huge).closed).toBe(1009);
    expect((await who.call('bootstrap')).status).toBe(200);
  });
});
