import { LIVE_CLOSE, LIVE_HEARTBEAT } from '@isopter/contract';
import { expect, it, vi } from 'vitest';
import { withScriptedTime } from '../live/fakes/follow.ts';
import { FakeSocket } from '../live/fakes/socket.ts';
import { awaitCall, callUrl } from './awaitCall.ts';

withScriptedTime();

it('receives each call until it ends, and reconnects after a lost connection (of CALL-07)', async () => {
  const onCall = vi.fn<() => boolean>(() => true);
  const url = callUrl('5e', { protocol: 'https:', host: 'clinic.example' });
  expect(url).toBe('wss://clinic.example/live/techall-session/5e');
  const end = awaitCall({ url, onCall, WebSocket: FakeSocket as unknown as typeof WebSocket });
  FakeSocket.last.say(LIVE_HEARTBEAT.frame);
  FakeSocket.last.say({ type: 'deviceReady', data: { connection: crypto.randomUUID() } });
  expect(onCall).not.toHaveBeenCalled();
  FakeSocket.last.say({ type: 'rtcConfig', data: { ice_servers: [], has_relay: false } });
  expect(FakeSocket.last.url).toBe(`${url}?wait`);
  FakeSocket.last.say({ type: 'startCall' });
  FakeSocket.last.say({ type: 'restartCall' });
  FakeSocket.last.say({ type: 'offer', data: { connection: crypto.randomUUID(), sdp: 'v=0' } });
  expect(onCall).toHaveBeenCalledTimes(2);
  onCall.mockReturnValueOnce(false);
  FakeSocket.last.say({ type: 'startCall' });
  expect(FakeSocket.last.sent.filter((frame) => frame !== LIVE_HEARTBEAT.frame)).toEqual(['{"type":"endCall"}']);
  FakeSocket.last.drop(LIVE_CLOSE.restart);
  await vi.advanceTimersByTimeAsync(5_000);
  FakeSocket.last.say({ type: 'startCall' });
  expect([FakeSocket.all.length, onCall.mock.calls.length]).toEqual([2, 4]);
  end();
  FakeSocket.last.say({ type: 'startCall' });
  expect(onCall).toHaveBeenCalledTimes(4);
});
