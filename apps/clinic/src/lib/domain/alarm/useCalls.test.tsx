import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { PAUSE_LIMIT } from './calls.ts';
import type { NeedyDevice } from './needs.ts';
import { useCalls } from './useCalls.ts';

const device = (administering_test: string, current_screen: string): NeedyDevice => ({
  administering_test,
  current_screen,
  device_type: 'H',
  active: true,
});
const RUNNING = [device('a', 'doing test')];
const PAUSED = [device('a', 'test paused')];

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => void vi.useRealTimers());

it('calls for a pause once it has lasted a minute, without a new list [OUR-872]', async () => {
  const { result, rerender, act } = await renderHook((devices: typeof RUNNING | undefined) => useCalls(devices), {
    initialProps: RUNNING,
  });
  await rerender(PAUSED);
  expect(result.current).toEqual([[]]);
  await act(() => void vi.advanceTimersByTime(PAUSE_LIMIT + 1000));
  expect(result.current).toEqual([['paused']]);
  await rerender(RUNNING);
  expect(result.current).toEqual([[]]);
});

it('calls at once for a pause of unknown length, and knows a pause that another screen saw begin [OUR-872]', async () => {
  const first = await renderHook(() => useCalls(PAUSED));
  expect(first.result.current).toEqual([['paused']]);
  await first.unmount();

  sessionStorage.clear();
  const seen = await renderHook((devices: typeof RUNNING | undefined) => useCalls(devices), { initialProps: RUNNING });
  await seen.rerender(PAUSED);
  await seen.unmount();
  const next = await renderHook(() => useCalls(PAUSED));
  expect(next.result.current).toEqual([[]]);
});

it('counts the pause of a test that is new in the list from then on [OUR-872]', async () => {
  const { result, rerender } = await renderHook((devices: typeof RUNNING | undefined) => useCalls(devices), {
    initialProps: RUNNING,
  });
  await rerender([...RUNNING, device('b', 'test paused')]);
  expect(result.current).toEqual([[], []]);
});
