import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { type Bus, memoryBus } from './bus.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { postgresBus } from './postgresBus.ts';

const url = process.env['TEST_DATABASE_URL'];
const buses: [string, () => Promise<Bus>][] = [['memory', () => Promise.resolve(memoryBus())]];
if (url) buses.push(['postgres', () => postgresBus(url)]);

describe.each(buses)('the %s bus', (_name, open) => {
  it('delivers messages in order, only to listeners of the topic', async () => {
    const bus = await open();
    const heard: (string | null)[] = [];
    const other = vi.fn<(payload: string | null) => void>();
    bus.subscribe('test.1', (payload) => heard.push(payload));
    bus.subscribe('test.2', other);
    const sent = Array.from({ length: 500 }, (_, index) => `{"n":${index},"text":"two words\\n"}`);
    for (const message of [...sent, 'same', 'same']) bus.publish('test.1', message);
    await eventually(() => expect(heard).toHaveLength(502));
    expect(heard).toEqual([...sent, 'same', 'same']);
    expect(other).not.toHaveBeenCalled();
    await bus.close();
  });

  it('delivers nothing after unsubscribing', async () => {
    const bus = await open();
    const gone = vi.fn<(payload: string | null) => void>();
    const still = vi.fn<(payload: string | null) => void>();
    bus.subscribe('t', gone)();
    bus.subscribe('t', still);
    bus.publish('t', 'x');
    await eventually(() => expect(still).toHaveBeenCalledWith('x'));
    expect(gone).not.toHaveBeenCalled();
    await bus.close();
  });
});

/** Ends the connections the servers hear each other over. */
async function cutOff(): Promise<void> {
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'isopter live' and datname = current_database()`,
  );
  await admin.end();
}

describe.runIf(url)('the postgres bus between servers', () => {
  it('reports a gap after a broken connection, and continues', async () => {
    const here = await postgresBus(url ?? '');
    const there = await postgresBus(url ?? '');
    const heard: (string | null)[] = [];
    there.subscribe('t', (payload) => heard.push(payload));
    here.publish('t', 'before');
    await eventually(() => expect(heard).toEqual(['before']));
    await cutOff();
    await eventually(() => expect(heard).toEqual(['before', null]));
    here.publish('t', 'after');
    here.publish('t', 'x'.repeat(9_000));
    await eventually(() => expect(heard).toEqual(['before', null, 'after', null]));
    await Promise.all([here.close(), there.close()]);
  });

  it('sends nothing while a server is alone, and everything once another one is open', async () => {
    const ear = new pg.Client(url);
    const overheard: string[] = [];
    ear.on('notification', ({ payload = '' }) => overheard.push(payload));
    await ear.connect();
    await ear.query('listen isopter');

    const here = await postgresBus(url ?? '', 50);
    let said = 0;
    const talk = setInterval(() => here.publish('t', String(++said)), 2);
    await eventually(() => expect(said).toBeGreaterThan(20));
    await ear.query('select 1');
    expect(overheard).toEqual([]);

    const there = await postgresBus(url ?? '', 50);
    const heard: number[] = [];
    there.subscribe('t', (payload) => heard.push(Number(payload)));
    const open = said;
    await eventually(() => expect(heard.length).toBeGreaterThan(50));
    expect(heard[0]).toBeLessThanOrEqual(open + 1);
    expect(heard).toEqual(heard.map((_, index) => (heard[0] ?? 0) + index));
    await there.close();

    // Alone again, it grows quiet.
    await eventually(async () => {
      overheard.length = 0;
      const before = said;
      await eventually(() => expect(said).toBeGreaterThan(before + 20));
      await ear.query('select 1');
      expect(overheard).toEqual([]);
    });
    clearInterval(talk);
    await Promise.all([here.close(), ear.end()]);
  });

  it('reports a gap to another server that joined while its own connection was broken', async () => {
    const here = await postgresBus(url ?? '');
    await cutOff();
    // Here it counted as alone and may not have noticed yet.
    const there = await postgresBus(url ?? '');
    const heard: (string | null)[] = [];
    there.subscribe('t', (payload) => heard.push(payload));
    await eventually(() => expect(heard).toContain(null));
    heard.length = 0;
    here.publish('t', 'again');
    await eventually(() => expect(heard).toEqual(['again']));
    await Promise.all([here.close(), there.close()]);
  });
});
