import { describe, expect, it, vi } from 'vitest';
import { type Bus, memoryBus } from './bus.ts';
import { postgresBus } from './postgresBus.ts';

const url = process.env['TEST_DATABASE_URL'];
const buses: [string, () => Promise<Bus>][] = [['memory', () => Promise.resolve(memoryBus())]];
if (url) buses.push(['postgres', () => postgresBus(url)]);

describe.each(buses)('the %s bus', (_name, open) => {
  it('carries messages in order to who listens on the topic, and to nobody else [SRV-04]', async () => {
    const bus = await open();
    const heard: (string | null)[] = [];
    const other = vi.fn<(payload: string | null) => void>();
    bus.subscribe('test.1', (payload) => heard.push(payload));
    bus.subscribe('test.2', other);
    const sent = Array.from({ length: 500 }, (_, index) => `{"n":${index},"text":"two words\\n"}`);
    for (const message of [...sent, 'same', 'same']) bus.publish('test.1', message);
    await vi.waitFor(() => expect(heard).toHaveLength(502), 5_000);
    expect(heard).toEqual([...sent, 'same', 'same']);
    expect(other).not.toHaveBeenCalled();
    await bus.close();
  });

  it('forgets who unsubscribed', async () => {
    const bus = await open();
    const gone = vi.fn<(payload: string | null) => void>();
    const still = vi.fn<(payload: string | null) => void>();
    bus.subscribe('t', gone)();
    bus.subscribe('t', still);
    bus.publish('t', 'x');
    await vi.waitFor(() => expect(still).toHaveBeenCalledWith('x'), 5_000);
    expect(gone).not.toHaveBeenCalled();
    await bus.close();
  });
});

describe.runIf(url)('the postgres bus between servers', () => {
  it('tells of a gap when the connection broke, and goes on [SRV-04]', async () => {
    const here = await postgresBus(url ?? '');
    const there = await postgresBus(url ?? '');
    const heard: (string | null)[] = [];
    there.subscribe('t', (payload) => heard.push(payload));
    here.publish('t', 'before');
    await vi.waitFor(() => expect(heard).toEqual(['before']), 5_000);
    const { default: pg } = await import('pg');
    const admin = new pg.Client(url);
    await admin.connect();
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen isopter' and datname = current_database() and pid <> pg_backend_pid()`,
    );
    await admin.end();
    await vi.waitFor(() => expect(heard).toEqual(['before', null]), 10_000);
    here.publish('t', 'after');
    here.publish('t', 'x'.repeat(9_000));
    await vi.waitFor(() => expect(heard).toEqual(['before', null, 'after', null]), 5_000);
    await Promise.all([here.close(), there.close()]);
  }, 30_000);
});
