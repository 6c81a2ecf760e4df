import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEVICE_SILENCE, type DeviceFrame, type RecordEvent, type TestOrder } from '@isopter/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type After, after } from './after.ts';
import { backOff } from './channel.ts';
import { type Headset, type HeadsetOptions, startHeadset } from './headset.ts';
import { folderStorage, noStorage } from './storage.ts';
import { type FakeServer, startFakeServer } from './fakes/fakeServer.ts';
import { anOrder } from './fakes/orders.ts';

let server: FakeServer;
let directory: string;
const running = new Set<Headset>();

const start = (over: Partial<HeadsetOptions> = {}): Headset => {
  const headset = startHeadset({
    server: server.url,
    code: 'CODE-1',
    name: 'Lane 1',
    seed: '7',
    speed: 1e6,
    patient: 'glaucoma-1',
    device_type: 'S',
    storage: folderStorage(directory),
    log: () => {},
    after: atOnce,
    ...over,
  });
  running.add(headset);
  return headset;
};

const isHello = (frame: DeviceFrame): boolean => frame.type === 'hello';
const connections = (): number => server.heard.filter(isHello).length;
const connected = (n = 1): Promise<void> => server.until(() => connections() >= n);

const give = (order: TestOrder): TestOrder => {
  server.test = order;
  server.send({ type: 'start', test: order, run: order.run });
  return order;
};

const stored = (order: TestOrder, run = 1): readonly RecordEvent[] => [...server.stored(order.test_id, run).values()];

const hasStatus = (order: TestOrder, status: string, run = 1): boolean =>
  stored(order, run).some((event) => event.type === 'updated_test_status' && event.data.status === status);

const finished = (order: TestOrder, run = 1): Promise<void> => server.until(() => hasStatus(order, 'finished', run));

/** Complete and without a gap: every location of both eyes settled once, numbers from 1 to the last. */
function expectComplete(order: TestOrder, run = 1): void {
  const seqs = [...server.stored(order.test_id, run).keys()];
  expect(seqs).toEqual(seqs.map((_, i) => i + 1));
  const settled = stored(order, run).flatMap((event) =>
    event.type === 'new_stimuli' && 'threshold' in event.data && event.data.threshold !== null ? [event.data] : [],
  );
  expect(settled).toHaveLength(2 * 54);
  expect(new Set(settled.map(({ eye, x, y }) => `${eye} ${x} ${y}`)).size).toBe(2 * 54);
}

/** Waiting between attempts takes no time; silence only comes when a test breaks it off. */
let breakSilence: () => void;
const atOnce: After = (ms, callback) => {
  if (ms < DEVICE_SILENCE) return after(0, callback);
  breakSilence = callback;
  return () => {};
};

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'headset-'));
  server = await startFakeServer();
});

afterEach(async () => {
  for (const headset of running) headset.stop();
  await Promise.allSettled([...running].map(({ ended }) => ended));
  running.clear();
  vi.restoreAllMocks();
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

describe('pairing', () => {
  it('uses its code once; afterwards the kept token is enough [SRV-02]', async () => {
    const first = start();
    await connected();
    first.stop();
    await expect(first.ended).resolves.toBe('stopped');
    expect(server.codes.size).toBe(0);
    start({ code: null });
    await connected(2);
  });
  it('refused ends the headset with a reason', async () => {
    await expect(start({ code: 'WRONG', storage: noStorage() }).ended).rejects.toThrow(
      'refused the pairing code (400)',
    );
  });
  it(
    'is done again when the server does not know the token any more and the code is good',
    { tags: '@all' },
    async () => {
      start();
      await connected();
      server.codes.add('CODE-1');
      const order = anOrder();
      server.test = order;
      server.forget();
      await finished(order);
      expect(server.codes.size).toBe(0);
    },
  );
  it('does not start without a code or a token', async () => {
    await expect(start({ code: null }).ended).resolves.toBe('not paired');
  });
  it('waits for a server that is not there yet', async () => {
    const failing = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed'));
    start();
    await connected();
    expect(failing).toHaveBeenCalledTimes(2);
  });
});

describe('a test over the device channel', () => {
  it('of both eyes arrives ordered and complete [SRV-02]', async () => {
    start();
    await connected();
    const order = give(anOrder());
    await finished(order);
    expectComplete(order);
    const frames = server.heard.filter((frame) => frame.type === 'record');
    expect(frames).toHaveLength(stored(order).length);
  });

  it('loses and repeats nothing when the connection is cut in the middle', { tags: '@all' }, async () => {
    start();
    await connected();
    const order = give(anOrder());
    await server.until(() => stored(order).length >= 40);
    server.listening = false;
    const seen = stored(order).length;
    await server.until(() => server.heard.filter((frame) => frame.type === 'record').length >= seen + 25);
    server.cut();
    server.heard.length = 0;
    server.listening = true;
    await finished(order);
    const resent = server.heard.find((frame) => frame.type === 'record');
    expect(resent).toMatchObject({ seq: seen + 1 });
    expectComplete(order);
  });

  it('continues after the server came back with the same data', { tags: '@all' }, async () => {
    start();
    await connected();
    const order = give(anOrder());
    await server.until(() => stored(order).length >= 100);
    server.hangUp(1012);
    await connected(2);
    await finished(order);
    expect(connections()).toBe(2);
    expectComplete(order);
  });

  it('resumes after it was switched off and on, with the same numbers as without', async () => {
    const order = anOrder();
    const before = start();
    await connected();
    give(order);
    await server.until(() => stored(order).length >= 150);
    before.stop();
    await before.ended;
    start();
    await finished(order);
    expectComplete(order);

    const whole = await startFakeServer();
    start({ server: whole.url, storage: noStorage() });
    await whole.until(() => whole.heard.some(isHello));
    whole.send({ type: 'start', test: order, run: 1 });
    await whole.until(() => [...whole.stored(order.test_id, 1).values()].length === stored(order).length);
    expect([...whole.stored(order.test_id, 1).values()]).toEqual(stored(order));
    await whole.close();
  });

  it('starts a new run when it is restarted', { tags: '@all' }, async () => {
    start();
    await connected();
    const order = give(anOrder());
    await server.until(() => stored(order).length >= 60);
    server.test = { ...order, run: 2 };
    server.send({ type: 'restart', test_id: order.test_id, run: 2 });
    await finished(order, 2);
    expect(hasStatus(order, 'finished')).toBe(false);
    expectComplete(order, 2);
  });

  it('stops when it is cancelled, and the next one comes', { tags: '@all' }, async () => {
    start();
    await connected();
    const cancelled = give(anOrder());
    await server.until(() => stored(cancelled).length >= 60);
    server.send({ type: 'cancel', test_id: cancelled.test_id });
    const next = give(anOrder());
    await finished(next);
    expect(hasStatus(cancelled, 'finished')).toBe(false);
    expectComplete(next);
  });

  it('pauses on demand and continues on play [MON-09]', { tags: '@all' }, async () => {
    start();
    await connected();
    const order = give(anOrder());
    await server.until(() => stored(order).length >= 60);
    server.send({ type: 'message', message: { message: 'pause' } });
    await server.until(() => hasStatus(order, 'paused'));
    expect(stored(order).at(-1)).toEqual({ type: 'updated_test_status', data: { status: 'paused' } });
    server.send({ type: 'message', message: { message: 'play' } });
    await finished(order);
    expectComplete(order);
  });

  it('continues after an unknown message', { tags: '@all' }, async () => {
    const lines: string[] = [];
    start({ log: (line) => lines.push(line) });
    await connected();
    const order = give(anOrder());
    server.send('{"type":"dance"}');
    server.send('not JSON');
    server.send(JSON.stringify({ type: 'message', message: { message: 'play', payload: 3 } }));
    await finished(order);
    expectComplete(order);
    expect(lines.filter((line) => line.includes('unknown'))).toHaveLength(3);
    expect(lines.join()).not.toMatch(/age|token|62\.5/);
  });
});

describe('the channel', () => {
  it('ends when the token is not known or another connection took over', async () => {
    const first = start();
    await connected();
    server.hangUp(4409);
    await expect(first.ended).resolves.toBe('replaced');
    const second = start({ code: null });
    await connected(2);
    server.forget();
    await expect(second.ended).resolves.toBe('refused');
  });
  it('is not given up for a single refusal, which a late hello may have caused', { tags: '@all' }, async () => {
    start();
    await connected();
    const order = give(anOrder());
    server.hangUp(4401);
    await finished(order);
    expect(connections()).toBe(2);
  });
  it('reconnects after 25 s of silence', async () => {
    start();
    await connected();
    breakSilence();
    await connected(2);
    expect(connections()).toBe(2);
  });
  it('waits between attempts from 0.5 s, doubling, to 5 s at most', () => {
    const waits = [0, 1, 2, 3, 4, 20].map((attempt) => backOff(attempt, () => 1));
    expect(waits).toEqual([500, 1000, 2000, 4000, 5000, 5000]);
    expect(backOff(0, () => 0)).toBe(250);
  });
});
