import type { DeviceMessage, DeviceType, TestOrder } from '@isopter/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../fakes/fakeClock.ts';
import { type FakeServer, startFakeServer } from '../fakes/fakeServer.ts';
import { anOrder } from '../fakes/orders.ts';
import { capabilitiesOf, type Headset, startHeadset } from '../headset.ts';
import { noStorage } from '../storage.ts';
import { eventually } from '../../../../scripts/test/eventually.ts';

let server: FakeServer;
let clock: FakeClock;
let headset: Headset;
let lines: string[];

async function start(device_type: DeviceType = 'GT'): Promise<void> {
  headset = startHeadset({
    server: server.url,
    code: 'CODE-1',
    name: 'Lane 1',
    seed: '7',
    speed: 1,
    patient: 'healthy-1',
    device_type,
    storage: noStorage(),
    log: (line) => lines.push(line),
    ...clock,
  });
  await logged('connected as "Lane 1"');
}

const logged = (line: string): Promise<void> => eventually(() => expect(lines).toContain(line));

/** Gives the headset a test, and waits until its examination has begun. */
async function examine(order: TestOrder = anOrder()): Promise<TestOrder> {
  server.send({ type: 'start', test: order, run: order.run });
  await logged(`test ${order.test_id} run 1: introduction`);
  await clock.pass(15_000);
  await logged(`test ${order.test_id} run 1: doing test`);
  return order;
}

const tell = (message: DeviceMessage): void => server.send({ type: 'message', message });

async function stream(): Promise<void> {
  tell({ message: 'start streaming' });
  await server.until(() => server.streams.hellos.length > 0);
  // The time that drawing takes is real.
  await eventually(async () => {
    await clock.pass(34);
    expect(server.streams.frames.length).toBeGreaterThan(1);
  });
}

const ended = (): Promise<void> => server.until(() => server.streams.closes.includes(1000));

beforeEach(async () => {
  server = await startFakeServer();
  clock = fakeClock();
  lines = [];
});

afterEach(async () => {
  headset.stop();
  await headset.ended;
  await server.close();
});

describe('a headset that gets the stream command', () => {
  it.each([
    ['GT', 'OU', 2],
    ['S', 'OD', 1],
  ] as const)('of type %s shows the server %s (of STRM-01) (of STRM-02)', async (type, eye, images) => {
    await start(type);
    await examine();
    await stream();
    expect(server.streams.frames[0]).toMatchObject({ eye, images: { length: images } });
    expect(capabilitiesOf(type).streaming_camera_count).toBe(images);
    expect(server.heard[0]).toMatchObject({ type: 'hello', token: server.streams.hellos[0]!.token });
    tell({ message: 'stop streaming' });
    await ended();
  });

  it.each([
    ['the test is finished', () => tell({ message: 'skip eye', payload: null })],
    ['the test is cancelled', ({ test_id }: TestOrder) => server.send({ type: 'cancel', test_id })],
    ['another test replaces it', () => server.send({ type: 'start', test: anOrder(), run: 1 })],
    ['the headset is switched off', () => headset.stop()],
  ])('ends the stream when %s (of MON-12)', async (_, end) => {
    await start();
    const order = await examine();
    await stream();
    end(order);
    await ended();
    expect(server.streams.hellos).toHaveLength(1);
  });

  it('continues when the test starts again', async () => {
    await start();
    const order = await examine();
    await stream();
    server.send({ type: 'restart', test_id: order.test_id, run: 2 });
    await logged(`test ${order.test_id} run 2: doing test`);
    const { length } = server.streams.frames;
    await eventually(async () => {
      await clock.pass(1000);
      expect(server.streams.frames.length).toBeGreaterThan(length);
    });
    expect(server.streams.hellos).toHaveLength(1);
    tell({ message: 'stop streaming' });
    await ended();
  });

  it('continues to stream while the test is paused, and while the device channel is cut', async () => {
    await start();
    const order = await examine();
    server.test = order;
    await stream();
    tell({ message: 'pause' });
    await logged(`test ${order.test_id} run 1: test paused`);
    server.cut();
    await eventually(async () => {
      await clock.pass(1000);
      expect(server.heard.filter(({ type }) => type === 'hello')).toHaveLength(2);
    });
    const { length } = server.streams.frames;
    await eventually(async () => {
      await clock.pass(34);
      expect(server.streams.frames.length).toBeGreaterThan(length);
    });
    expect(server.streams.closes).toEqual([]);
  });

  it.each(['C', 'H', 'CAMERA'] as const)('has no camera to stream from if its type is %s (of MON-23)', (type) => {
    expect(capabilitiesOf(type).streaming_camera_count).toBe(0);
  });

  it('streams nothing without a test', async () => {
    await start();
    tell({ message: 'start streaming' });
    await examine();
    await clock.pass(1000);
    expect(server.streams.hellos).toEqual([]);
  });
});
