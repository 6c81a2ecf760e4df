import { expect, it } from 'vitest';
import { LazyCall } from './LazyCall.ts';
import { NEW_CALL, type VideoCallView, type VideoProvider } from './VideoProvider.ts';

/** A provider that records its calls. */
function newProvider() {
  const asked: string[] = [];
  const shown: ((view: VideoCallView) => void)[] = [];
  const provider: VideoProvider = {
    view: NEW_CALL,
    join: async () => void asked.push('join'),
    leave: () => asked.push('leave') > 0,
    mute: (isMuted) => asked.push(`mute ${String(isMuted)}`),
    camera: async (isOn) => void asked.push(`camera ${String(isOn)}`),
    on: (listener) => {
      shown.push(listener);
      return () => undefined;
    },
  };
  return { asked, provider, show: (view: VideoCallView) => shown.forEach((listener) => listener(view)) };
}

it('loads its provider when it is joined, and forwards every action', async () => {
  const { asked, provider, show } = newProvider();
  let loaded = 0;
  const call = new LazyCall(async () => {
    loaded += 1;
    return provider;
  });
  call.mute(true);
  expect([loaded, call.view.isMuted]).toEqual([0, true]);
  await call.join();
  show({ ...NEW_CALL, state: 'in-call' });
  expect(call.view.state).toBe('in-call');
  await call.camera(false);
  call.leave();
  expect(asked).toEqual(['mute true', 'join', 'camera false', 'leave']);
});

it('ends with the problem `unavailable` when the provider does not load', async () => {
  const call = new LazyCall(() => Promise.reject(new Error('offline')));
  await call.join();
  expect(call.view).toMatchObject({ state: 'ended', problems: ['unavailable'] });
});

it('does not join when it was left before the provider was loaded', async () => {
  const { asked, provider } = newProvider();
  const call = new LazyCall(async () => provider);
  const joining = call.join();
  call.leave();
  await joining;
  expect([asked, call.view.state]).toEqual([[], 'ended']);
});
