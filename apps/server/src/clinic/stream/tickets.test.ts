import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, startServer, type TestServer } from '../../../test/support/server.ts';
import { device } from '../../platform/db/schema.ts';
import { issueTicket, takeTicket, TICKET_MS } from './tickets.ts';

const NOW = new Date('2026-05-04T10:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

describe.each(ENGINES)('a ticket, on %s (of STRM-01)', (engine) => {
  let server: TestServer;
  let deviceId: string;
  beforeAll(async () => {
    server = await startServer(engine, 'small');
    const [first] = await server.store.db.select({ id: device.id }).from(device).limit(1);
    deviceId = first!.id;
  });
  afterAll(() => server.close());

  const issue = () => issueTicket(server.store.db, { deviceId, sessionDigest: 'session' }, NOW);
  const take = (secret: string, { as = 'session', of = deviceId, at = NOW } = {}) =>
    takeTicket(server.store.db, secret, { deviceId: of, sessionDigest: as }, at);

  it('opens once, of two who use it at the same time for one', async () => {
    const secret = await issue();
    expect((await Promise.all([take(secret), take(secret)])).toSorted()).toEqual([false, true]);
    expect(await take(secret)).toBe(false);
  });

  it.each([{ as: 'another session' }, { of: crypto.randomUUID() }])(
    'does not open for %o, nor for anybody afterwards',
    async (other) => {
      const secret = await issue();
      expect(await take(secret, other)).toBe(false);
      expect(await take(secret)).toBe(false);
    },
  );

  it.each([
    [TICKET_MS - 1, true],
    [TICKET_MS, false],
  ])('after %i ms opens: %s', async (ms, opens) => {
    expect(await take(await issue(), { at: later(ms) })).toBe(opens);
  });
});
