import { DEVICE_CLOSE, DEVICE_SILENCE, type DeviceMessage } from '@isopter/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withScriptedTime } from '../live/fakes/follow.ts';
import { FakeSocket } from '../live/fakes/socket.ts';
import { PhoneCamera, type PhoneCameraView } from './PhoneCamera.ts';

withScriptedTime();
beforeEach(() => vi.stubGlobal('location', { protocol: 'https:', host: 'clinic.example' }));

const ID = '0b5e0000-0000-4000-8000-000000000001';
const order = {
  test_id: ID,
  run: 1,
  test_group: { group: 'ANTERIOR_SEGMENT_IMAGE', strategy: null, protocol: null },
  eye: 'OD',
  monocular: false,
  skip_convergence_testing: false,
  skip_tutorial: false,
  use_short_tutorial: false,
  disable_pause: false,
  test_foveal_sensitivity: false,
  subtitles: false,
  volume: 0,
  patient: { age: 60 },
};
const welcome = (test: object | null, acknowledged = 0) => ({
  type: 'welcome',
  device_id: ID,
  name: 'Phone 1',
  server_time: '2026-01-01T00:00:00Z',
  volume: 0,
  test,
  acknowledged,
});

function connect() {
  const views: PhoneCameraView[] = [];
  const messages: DeviceMessage[] = [];
  const camera = new PhoneCamera({
    onChange: (view) => views.push(view),
    onMessage: (message) => messages.push(message),
    WebSocket: FakeSocket as unknown as typeof WebSocket,
  });
  camera.start();
  return { camera, messages, now: () => views.at(-1)! };
}
const open = () => FakeSocket.last.dispatchEvent(new Event('open'));
const sent = () =>
  FakeSocket.last.sent.map((text) => JSON.parse(text) as { type: string; token?: string; seq?: number });

describe('a phone on the device channel', () => {
  it('says hello without a token, and learns its name and its test [OUR-642]', () => {
    const { now } = connect();
    open();
    expect(FakeSocket.last.url).toBe('wss://clinic.example/device/channel');
    expect(sent()[0]).toMatchObject({ type: 'hello' });
    expect(sent()[0]).not.toHaveProperty('token');
    FakeSocket.last.say(welcome(null));
    expect(now()).toMatchObject({ status: 'connected', name: 'Phone 1', session: { test: null } });
    FakeSocket.last.say({ type: 'start', test: order, run: 1 });
    expect(now().session.test).toMatchObject({ id: ID, eye: 'OD' });
    expect(sent().at(-1)).toMatchObject({ type: 'record', seq: 1 });
  });

  it('connects again, and sends the records again that were not acknowledged [OUR-642]', async () => {
    const { camera, now } = connect();
    open();
    FakeSocket.last.say(welcome(order));
    camera.noteStored({ OD: 1, OS: 0 });
    FakeSocket.last.say({ type: 'ack', test_id: ID, run: 1, seq: 1 });
    FakeSocket.last.drop();
    expect(now().status).toBe('lost');
    camera.finish();
    await vi.advanceTimersByTimeAsync(600);
    open();
    expect(sent()).toEqual([expect.objectContaining({ held: { test_id: ID, run: 1, seq: 3 } })]);
    FakeSocket.last.say(welcome(order, 1));
    expect(sent().slice(1)).toMatchObject([{ seq: 2 }, { seq: 3 }]);
  });

  it('treats a server that is silent for 25 s as lost, and reconnects [OUR-642]', async () => {
    const { now } = connect();
    open();
    FakeSocket.last.say(welcome(order));
    await vi.advanceTimersByTimeAsync(DEVICE_SILENCE - 1);
    FakeSocket.last.say({ type: 'alive' });
    await vi.advanceTimersByTimeAsync(DEVICE_SILENCE - 1);
    expect(now().status).toBe('connected');
    const { length } = FakeSocket.all;
    await vi.advanceTimersByTimeAsync(1);
    expect(now()).toMatchObject({ status: 'lost', session: { test: { id: ID } } });
    await vi.advanceTimersByTimeAsync(600);
    expect(FakeSocket.all).toHaveLength(length + 1);
  });

  it('stops when it is no camera any more, or was opened a second time [OUR-642]', async () => {
    for (const [code, status] of [
      [DEVICE_CLOSE.unauthorized, 'refused'],
      [DEVICE_CLOSE.replaced, 'replaced'],
    ] as const) {
      const { now } = connect();
      open();
      FakeSocket.last.say(welcome(order));
      const { length } = FakeSocket.all;
      FakeSocket.last.drop(code);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(now()).toMatchObject({ status, session: { test: null } });
      expect(FakeSocket.all).toHaveLength(length);
    }
  });

  it('passes on what the examiner asks for [OUR-642]', () => {
    const { messages } = connect();
    open();
    FakeSocket.last.say({ type: 'message', message: { message: 'take picture', payload: 'OD' } });
    FakeSocket.last.say({ type: 'message', message: { message: 'finish' } });
    expect(messages).toEqual([{ message: 'take picture', payload: 'OD' }, { message: 'finish' }]);
  });
});
