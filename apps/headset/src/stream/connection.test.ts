import { DEVICE_CLOSE, DEVICE_SILENCE, STREAM_UNWATCHED } from '@isopter/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BACK_OFF } from '../channel.ts';
import { type FakeClock, fakeClock } from '../fakes/fakeClock.ts';
import { type FakeServer, startFakeServer } from '../fakes/fakeServer.ts';
import { type CameraStream, cameraStream, type Cameras, type StreamOptions } from './connection.ts';
import { eventually } from '../../../../scripts/test/eventually.ts';

let server: FakeServer;
let clock: FakeClock;
let lines: string[];
let stream: CameraStream;

const jpegOf = (length: number): Uint8Array => Uint8Array.from({ length }, (_, i) => [0xff, 0xd8][i] ?? 0);
const small: Cameras = async () => ({ eye: 'OU', images: [jpegOf(10), jpegOf(20)] });

const create = (over: Partial<StreamOptions> = {}): CameraStream =>
  cameraStream({
    server: server.url,
    device: server.deviceId,
    token: 'secret',
    openCameras: async () => small,
    log: (line) => lines.push(line),
    ...clock,
    random: () => 1,
    ...over,
  });

/** Starts the stream, and waits until the server has a hello more. */
async function begin(started = stream): Promise<void> {
  const before = server.streams.hellos.length;
  started.start();
  await server.until(() => server.streams.hellos.length > before);
}

const seqs = (): number[] => server.streams.frames.map(({ seq }) => seq);
const received = (count: number): Promise<void> => server.until(() => server.streams.frames.length >= count);
const closed = (count = 1): Promise<void> => server.until(() => server.streams.closes.length >= count);
/** Waits until the stream has noticed that its connection ended, and will connect again. @returns in how many ms */
const backOffAfterEnd = (): Promise<number> =>
  eventually(() => {
    const wait = clock.untilNext();
    expect(wait).toBeGreaterThanOrEqual(BACK_OFF.first);
    return wait!;
  });
const connected = (count: number): Promise<void> => server.until(() => server.streams.hellos.length >= count);

beforeEach(async () => {
  server = await startFakeServer();
  clock = fakeClock();
  lines = [];
  stream = create();
});

afterEach(async () => {
  stream.stop();
  await server.close();
});

describe('the camera stream of a headset', () => {
  it('sends the token and then 30 numbered pictures a second (of STRM-02)', async () => {
    await begin();
    expect(server.streams.hellos).toEqual([{ type: 'hello', token: 'secret' }]);
    await clock.pass(1010);
    await received(30);
    const { frames } = server.streams;
    expect(seqs()).toEqual(frames.map((_, i) => i));
    expect(frames.length).toBeLessThanOrEqual(31);
    const [first, last] = [frames[0]!, frames[29]!];
    expect(last.time - first.time).toBeCloseTo((29 * 1000) / 30, -1);
    expect(first).toMatchObject({ eye: 'OU', images: [{ length: 10 }, { length: 20 }] });
  });

  it('opens one connection if it is started twice', async () => {
    stream.start();
    await begin();
    stream.start();
    await clock.pass(1010);
    await received(30);
    expect(server.streams.hellos).toHaveLength(1);
  });

  it('closes its connection when it is stopped (of STRM-01)', async () => {
    await begin();
    await clock.pass(100);
    stream.stop();
    await closed();
    expect(server.streams.closes).toEqual([1000]);
    const { length } = server.streams.frames;
    await clock.pass(60_000);
    expect(server.streams.frames).toHaveLength(length);
    expect(server.streams.hellos).toHaveLength(1);
  });

  it('sends nothing if it is stopped before the cameras are on', async () => {
    const { promise, resolve: switchOn } = Promise.withResolvers<Cameras>();
    stream = create({ openCameras: () => promise });
    stream.start();
    stream.stop();
    switchOn(small);
    await clock.pass(1000);
    expect(server.streams.hellos).toEqual([]);
    expect(lines).toEqual(['no longer streaming']);
  });

  it.each([
    ['nobody watches', STREAM_UNWATCHED],
    ['the token is unknown', DEVICE_CLOSE.unauthorized],
    ['a frame was malformed', DEVICE_CLOSE.malformed],
  ])('waits for the next start if the server closes it because %s (of STRM-01)', async (_, code) => {
    await begin();
    await clock.pass(100);
    server.streams.hangUp(code);
    await eventually(() => expect(lines.at(-1)).toBe(`no longer streaming, the server closed with ${code}`));
    await clock.pass(60_000);
    expect(server.streams.hellos).toHaveLength(1);
    await begin();
    expect(server.streams.hellos).toHaveLength(2);
  });

  it('connects again after any other end, later each time, and continues to count (of STRM-02)', async () => {
    await begin();
    await clock.pass(100);
    await received(1);
    server.streams.hangUp(DEVICE_CLOSE.restart);
    expect(await backOffAfterEnd()).toBe(BACK_OFF.first);
    await clock.pass(BACK_OFF.first);
    await connected(2);
    server.streams.cut();
    expect(await backOffAfterEnd()).toBe(2 * BACK_OFF.first);
    await clock.pass(2 * BACK_OFF.first);
    await connected(3);
    const { length } = server.streams.frames;
    await clock.pass(100);
    await received(length + 1);
    expect(seqs()).toEqual(seqs().toSorted((one, other) => one - other));
    expect(new Set(seqs()).size).toBe(seqs().length);
    expect(lines).toEqual(['streaming', 'not streaming (1012), trying again']);
  });

  it('begins with the shortest wait again after a connection that worked', async () => {
    await begin();
    for (let connection = 1; connection < 4; connection += 1) {
      const { length } = server.streams.frames;
      await clock.pass(1100);
      await received(length + 30);
      server.streams.cut();
      expect(await backOffAfterEnd()).toBe(BACK_OFF.first);
      await clock.pass(BACK_OFF.first);
      await connected(connection + 1);
    }
  });

  it('does not connect again when it is stopped meanwhile', async () => {
    await begin();
    server.streams.cut();
    await backOffAfterEnd();
    stream.stop();
    expect(clock.untilNext()).toBeNull();
  });

  it('connects again if nothing can be sent for 25 s, as after a network was unplugged', async () => {
    stream = create({ openCameras: async () => async () => null });
    await begin();
    await clock.pass(DEVICE_SILENCE - 1000);
    expect(server.streams.closes).toEqual([]);
    await eventually(async () => {
      await clock.pass(1000);
      expect(server.streams.hellos).toHaveLength(2);
    });
    expect(server.streams.closes).toEqual([1006]);
  });

  it('drops pictures that a slow network cannot take, and sends the newest after them', async () => {
    const taken: number[] = [];
    const image = jpegOf(1_000_000);
    const large: Cameras = async (time) => {
      taken.push(time);
      return { eye: 'OD', images: [image] };
    };
    stream = create({ openCameras: async () => large });
    await begin();
    await clock.pass(50);
    server.streams.pause();
    await clock.pass(4000);
    const kept = taken.length;
    expect(kept).toBeLessThan(30);
    await clock.pass(1000);
    expect(taken).toHaveLength(kept);
    server.streams.resume();
    await received(kept);
    await clock.pass(34);
    await received(kept + 1);
    expect(server.streams.frames.at(-1)!.time).toBeGreaterThan(5000);
    expect(seqs()).toEqual(server.streams.frames.map((_, i) => i));
  });

  it('stays off without cameras, and ends when they fail', async () => {
    const none = create({ openCameras: async () => null });
    none.start();
    await clock.pass(1000);
    expect(server.streams.hellos).toEqual([]);
    expect(lines).toEqual([]);
    stream = create({ openCameras: async () => () => Promise.reject(new Error('broken lens')) });
    await begin();
    await clock.pass(100);
    await closed();
    expect(clock.untilNext()).toBeNull();
    await clock.pass(60_000);
    expect(server.streams.hellos).toHaveLength(1);
    expect(lines.at(-1)).toBe('no longer streaming, the cameras failed: Error: broken lens');
  });
});
