import { decodeStreamFrame, type StreamFrame } from '@isopter/contract';
import { capabilitiesOf, type Headset, noStorage, startHeadset } from '@isopter/headset/fakes';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '../../scripts/test/eventually.ts';
import { FAST, type Lane, startLane } from '../../apps/server/test/support/lane.ts';
import { ENGINES } from '../../apps/server/test/support/server.ts';

describe.each(ENGINES)('the camera stream of a simulated headset, on %s', (engine) => {
  let lane: Lane;
  let headset: Headset;
  let lines: string[];
  let testId: string;

  beforeAll(async () => {
    lane = await startLane(engine);
  });
  afterAll(() => lane.close());

  afterEach(async () => {
    await lane.doctor.call('deleteTest', { params: { id: testId } });
    headset.stop();
    await headset.ended;
  });

  /** A headset of the lane in a test. */
  beforeEach(async () => {
    lines = [];
    headset = startHeadset({
      server: lane.address,
      code: null,
      name: 'Lane 1',
      seed: '1',
      speed: 10,
      patient: 'healthy-1',
      device_type: 'GT',
      storage: { ...noStorage(), loadIdentity: () => ({ device_id: lane.deviceId, token: lane.token }) },
      log: (line) => lines.push(line),
    });
    const params = { id: lane.deviceId };
    await eventually(async () => {
      const { body } = await lane.doctor.call('getDevice', { params });
      expect([body.available, body.capabilities]).toEqual([true, capabilitiesOf('GT')]);
    });
    const body = { status: 1, ...lane.people, device: lane.deviceId, language: 'en', ...FAST };
    testId = (await lane.doctor.call('createTest', { body })).body.id as string;
    await eventually(() => expect(lines.join()).toContain(`test ${testId} run 1: introduction`));
  });

  /** A browser that watches, and asks the headset to stream once it has joined. */
  async function watch(): Promise<{ socket: WebSocket; frames: StreamFrame[] }> {
    const params = { id: lane.deviceId };
    const { token_url } = (await lane.doctor.call('getDeviceStream', { params })).body;
    const cookie = Object.entries(lane.doctor.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const headers = { cookie, origin: lane.address };
    const socket = new WebSocket(`${lane.address.replace('http', 'ws')}${token_url}`, { headers });
    const frames: StreamFrame[] = [];
    const joined = new Promise<void>((resolve) => {
      socket.on('message', (data, isBinary) => {
        const frame = isBinary ? decodeStreamFrame(data as Buffer) : undefined;
        if (frame) frames.push(frame);
        if (!isBinary && (data as Buffer).toString().includes('"ack"')) resolve();
      });
    });
    socket.on('open', () => socket.send(JSON.stringify({ type: 'joinGroup', group: lane.deviceId, ackId: 1 })));
    await joined;
    await lane.doctor.call('sendDeviceMessage', { params, body: { message: 'start streaming' } });
    return { socket, frames };
  }

  it(
    'arrives in the browser with both eyes, until nobody watches (of STRM-01) (of STRM-02)',
    { tags: '@all' },
    async () => {
      const { socket, frames } = await watch();
      await eventually(() => expect(frames.length).toBeGreaterThan(20));
      expect(frames[0]).toMatchObject({ eye: 'OU', images: { length: 2 } });
      const seqs = frames.map(({ seq }) => seq);
      expect(seqs).toEqual([...new Set(seqs)].toSorted((one, other) => one - other));
      socket.close();
      await eventually(() => expect(lines.join()).toContain('no longer streaming'));
      const again = await watch();
      await eventually(() => expect(again.frames.length).toBeGreaterThan(5));
      again.socket.close();
    },
  );

  it('ends with the test (of MON-12)', async () => {
    const { frames } = await watch();
    await eventually(() => expect(frames.length).toBeGreaterThan(5));
    await lane.doctor.call('deleteTest', { params: { id: testId } });
    await eventually(() => expect(lines).toContain('no longer streaming'));
  });
});
