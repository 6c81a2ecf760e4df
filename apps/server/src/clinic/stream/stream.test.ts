import { randomUUID } from 'node:crypto';
import {
  DEVICE_CLOSE,
  DEVICE_STREAM_PATH,
  LIVE_CLOSE,
  LIVE_STREAM_PATH,
  STREAM_FRAME_MAX,
  STREAM_RATE,
  STREAM_UNWATCHED,
} from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit, device } from '../../platform/db/schema.ts';
import { CAPABILITIES, connect } from '../../../test/support/device.ts';
import { FAST, type Lane, startLane } from '../../../test/support/lane.ts';
import { type Browser, ENGINES, signIn } from '../../../test/support/server.ts';
import { image, isAck, opened, type Opened, picture, shown } from '../../../test/support/streamSockets.ts';

describe.each(ENGINES)('the camera stream of a device, on %s', (engine) => {
  let lane: Lane;
  let test: { id: string };
  const open: Opened[] = [];

  beforeAll(async () => {
    lane = await startLane(engine);
  });
  afterAll(() => lane.close());
  beforeEach(async () => {
    await cameras(1);
    test = (await lane.order(FAST)).params;
  });
  afterEach(async () => {
    for (const { socket } of open.splice(0)) socket.terminate();
    await lane.doctor.call('deleteTest', { params: test });
    lane.doctor = await signIn(lane.server, 'doctor');
  });

  const keep = (one: Opened): Opened => {
    open.push(one);
    return one;
  };
  const sockets = () => lane.address.replace('http', 'ws');
  const cameras = (streaming_camera_count: number) =>
    lane.server.store.db
      .update(device)
      .set({ capabilities: { ...CAPABILITIES, streaming_camera_count } })
      .where(eq(device.id, lane.deviceId));
  const addressFor = async (browser: Browser = lane.doctor): Promise<string | null> =>
    (await browser.call('getDeviceStream', { params: { id: lane.deviceId } })).body.token_url;
  const browserSocket = (path: string, browser: Browser = lane.doctor): Opened => {
    const cookie = Object.entries(browser.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    return keep(opened(sockets() + path, { cookie, origin: lane.address }));
  };
  /** A browser that watches, as far as the answer that it joined. */
  async function watch(browser: Browser = lane.doctor): Promise<Opened> {
    const viewer = browserSocket((await addressFor(browser)) ?? '', browser);
    await viewer.isOpen;
    viewer.socket.send(JSON.stringify({ type: 'joinGroup', group: lane.deviceId, ackId: 1 }));
    await viewer.next(isAck);
    return viewer;
  }
  /** The device, which begins to stream. */
  async function source(token: unknown = lane.token): Promise<Opened> {
    const sent = keep(opened(sockets() + DEVICE_STREAM_PATH));
    await sent.isOpen;
    sent.socket.send(JSON.stringify({ type: 'hello', token }));
    return sent;
  }
  const toldToStop = () =>
    lane.headset.next((frame) => frame.type === 'message' && frame.message.message === 'stop streaming');

  it('is passed to viewers unchanged, and not stored (of STRM-01) (of STRM-02)', async () => {
    const viewer = await watch();
    expect(await shown(await source(), viewer, picture(7))).toEqual(Buffer.from(picture(7)));
    const rows = await lane.server.store.db.select().from(audit).where(eq(audit.action, 'watchStream'));
    expect(rows.at(-1)).toMatchObject({ objectIds: [lane.deviceId], patientIds: [lane.people.patient], result: 200 });
  });

  it.each([
    [1, 2],
    [2, 1],
  ])('of %i cameras has no frames of another number of images (of STRM-02)', async (count, images) => {
    await cameras(count);
    const viewer = await watch();
    const from = await source();
    await shown(from, viewer, picture(1, count === 1 ? [image()] : [image(), image()]));
    from.socket.send(picture(2, images === 1 ? [image()] : [image(), image()]));
    expect(await from.closed).toBe(DEVICE_CLOSE.malformed);
  });

  it('stops when the last viewer leaves, and not before (of STRM-05)', async () => {
    const other = await signIn(lane.server, 'oga');
    const [mine, theirs] = [await watch(), await watch(other)];
    const from = await source();
    await Promise.all([shown(from, mine), shown(from, theirs)]);
    const stops: unknown[] = [];
    const note = (data: Buffer) => {
      if (data.toString().includes('stop streaming')) stops.push(data);
    };
    lane.headset.socket.on('message', note);
    mine.socket.close();
    await mine.closed;
    const params = { id: lane.deviceId };
    expect((await lane.doctor.call('sendDeviceMessage', { params, body: { message: 'stop streaming' } })).status).toBe(
      204,
    );
    await shown(from, theirs, picture(9));
    expect(stops).toEqual([]);
    theirs.socket.close();
    expect(await from.closed).toBe(STREAM_UNWATCHED);
    await toldToStop();
    expect(stops).toHaveLength(1);
    lane.headset.socket.off('message', note);
  });

  it('ends for viewers when the test ends, and can be joined once (of STRM-05)', async () => {
    const viewer = await watch();
    await lane.doctor.call('deleteTest', { params: test });
    expect(await viewer.closed).toBe(LIVE_CLOSE.missing);
    test = (await lane.order(FAST)).params;
    const other = await watch();
    other.socket.send(JSON.stringify({ type: 'joinGroup', group: lane.deviceId, ackId: 2 }));
    expect(await other.closed).toBe(LIVE_CLOSE.malformed);
  });

  it('begins again on a headset that was away while it is watched', async () => {
    await watch();
    lane.headset = await connect(lane.address, lane.token);
    expect(await lane.headset.next(({ type }) => type === 'message')).toEqual({
      type: 'message',
      message: { message: 'start streaming' },
    });
  });

  it('has no address while no test runs, without a camera, or without the headset (of STRM-03)', async () => {
    expect(await addressFor()).toMatch(new RegExp(`^${LIVE_STREAM_PATH}${lane.deviceId}\\?token=[\\w-]{20,}$`));
    await cameras(0);
    expect(await addressFor()).toBeNull();
    await cameras(1);
    await lane.server.store.db.update(device).set({ seen: null }).where(eq(device.id, lane.deviceId));
    expect(await addressFor()).toBeNull();
    await lane.server.store.db.update(device).set({ seen: new Date() }).where(eq(device.id, lane.deviceId));
  });

  it('opens to a token once, for its device, in the session that asked', async () => {
    const path = (await addressFor()) ?? '';
    const foreign = await signIn(lane.server, 'oga');
    expect(await browserSocket(path, foreign).closed).toBe(LIVE_CLOSE.missing);
    expect(await browserSocket(path).closed).toBe(LIVE_CLOSE.missing);
    expect(await browserSocket(`${LIVE_STREAM_PATH}${lane.deviceId}`).closed).toBe(LIVE_CLOSE.missing);
    expect(await browserSocket(`${LIVE_STREAM_PATH}${randomUUID()}?token=x`).closed).toBe(LIVE_CLOSE.missing);
    const anonymous = keep(opened(sockets() + path, { origin: lane.address }));
    expect(await anonymous.closed).toBe(LIVE_CLOSE.signedOut);
    const elsewhere = keep(opened(sockets() + path, { origin: 'https://evil.example' }));
    expect(await elsewhere.closed).toBe(LIVE_CLOSE.forbidden);
  });

  it.each([
    ['another group', { type: 'joinGroup', group: randomUUID(), ackId: 1 }],
    ['no number', { type: 'joinGroup', group: '', ackId: 0 }],
    ['something else', { type: 'offer', data: {} }],
  ])('closes for viewers who join %s', async (_what, message) => {
    const viewer = browserSocket((await addressFor()) ?? '');
    await viewer.isOpen;
    viewer.socket.send(JSON.stringify(message));
    expect(await viewer.closed).toBe(LIVE_CLOSE.malformed);
  });

  it.each([
    ['a token that nobody has', () => 'x'.repeat(43)],
    ['no token', () => ''],
    ['something that is no token', () => ({ $ne: '' })],
  ])('takes no frames from %s', async (_what, token) => {
    await watch();
    const code = await (await source(token())).closed;
    expect([DEVICE_CLOSE.unauthorized, DEVICE_CLOSE.malformed]).toContain(code);
  });

  it('accepts no frames from a device without viewers, and none before the hello', async () => {
    expect(await (await source()).closed).toBe(STREAM_UNWATCHED);
    const early = keep(opened(sockets() + DEVICE_STREAM_PATH));
    await early.isOpen;
    early.socket.send(picture(1));
    expect(await early.closed).toBe(DEVICE_CLOSE.malformed);
  });

  it.each<[string, number, (from: Opened) => void]>([
    ['no picture', DEVICE_CLOSE.malformed, ({ socket }) => socket.send(Buffer.alloc(900))],
    ['a second hello', DEVICE_CLOSE.malformed, ({ socket }) => socket.send('{"type":"hello","token":"x"}')],
    ['a frame that is too long', DEVICE_CLOSE.tooBig, ({ socket }) => socket.send(Buffer.alloc(STREAM_FRAME_MAX + 1))],
    [
      'more frames than a camera makes',
      DEVICE_CLOSE.malformed,
      ({ socket }) => {
        for (let seq = 0; seq <= 2 * STREAM_RATE.times; seq += 1) socket.send(picture(seq));
      },
    ],
  ])('ends with %s', async (_what, code, send) => {
    const viewer = await watch();
    const from = await source();
    await shown(from, viewer);
    send(from);
    expect(await from.closed).toBe(code);
  });

  it('is taken from the newest connection of a device', async () => {
    const viewer = await watch();
    const first = await source();
    await shown(first, viewer);
    const second = await source();
    expect(await first.closed).toBe(DEVICE_CLOSE.replaced);
    await shown(second, viewer, picture(3));
  });
});
