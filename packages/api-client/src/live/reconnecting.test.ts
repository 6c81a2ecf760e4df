import { LIVE_CLOSE } from '@isopter/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../ApiError.ts';
import { retryDelay } from './retryDelay.ts';
import { follow, settle, withScriptedTime } from './fakes/follow.ts';
import { FakeSocket } from './fakes/socket.ts';

withScriptedTime();

describe('LiveTest', () => {
  it('reconnects after 5 s ten times, then more slowly without end, and at once when asked to [MON-02]', async () => {
    const test = follow();
    FakeSocket.last.ready();
    await settle();
    for (let attempt = 1; attempt <= 10; attempt++) {
      FakeSocket.last.drop();
      await vi.advanceTimersByTimeAsync(4_999);
      expect(FakeSocket.all).toHaveLength(attempt);
      await vi.advanceTimersByTimeAsync(1);
      expect(FakeSocket.all).toHaveLength(attempt + 1);
    }
    FakeSocket.last.drop();
    const attempts = Array.from({ length: 10 }, (_, index) => `reconnecting ${index + 1}`);
    expect(test.log).toEqual(['connecting', 'live', ...attempts, 'reconnecting 11']);
    for (let attempt = 11; attempt <= 40; attempt++) {
      await vi.advanceTimersByTimeAsync(retryDelay(attempt, 0));
      expect(FakeSocket.all).toHaveLength(attempt + 1);
      FakeSocket.last.drop();
    }

    test.live.retry();
    expect(FakeSocket.all).toHaveLength(42);
    test.live.retry();
    expect(FakeSocket.all).toHaveLength(42);
    FakeSocket.last.ready();
    await settle();
    expect(test.log.slice(-2)).toEqual(['reconnecting 41', 'live']);
    expect(test.load).toHaveBeenCalledTimes(2);
  });

  it('resets the number of attempts once it was live again [MON-02]', async () => {
    const test = follow();
    FakeSocket.last.ready();
    await settle();
    for (let round = 0; round < 12; round++) {
      FakeSocket.last.drop(LIVE_CLOSE.restart);
      await vi.advanceTimersByTimeAsync(5_000);
      FakeSocket.last.ready();
      await settle();
    }
    expect(test.log.filter((entry) => entry === 'reconnecting 1')).toHaveLength(12);
    expect(test.live.status).toEqual({ name: 'live' });
    expect(test.load).toHaveBeenCalledTimes(13);
  });

  it('does not wait for ever for a socket that never gets ready [MON-02]', async () => {
    const test = follow();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(test.live.status).toMatchObject({ name: 'reconnecting', attempt: 1 });
    expect(FakeSocket.last.closedByClient).toBe(true);
  });

  it('reconnects when nothing answers a silence, and counts the attempts [MON-02] [MON-04]', async () => {
    const test = follow([{ seq_num: 0, run: 1 }, new ApiError(0), new ApiError(0), { seq_num: 7, run: 1 }]);
    FakeSocket.last.ready();
    await settle();
    const silent = FakeSocket.last;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(test.live.status).toMatchObject({ name: 'reconnecting', attempt: 1 });
    expect(silent.closedByClient).toBe(true);

    await vi.advanceTimersByTimeAsync(5_000);
    FakeSocket.last.ready(5);
    await settle();
    expect(test.live.status).toMatchObject({ name: 'reconnecting', attempt: 2 });

    await vi.advanceTimersByTimeAsync(5_000);
    FakeSocket.last.ready(7);
    await settle();
    expect(test.log).toEqual(['connecting', 'live', 'reconnecting 1', 'reconnecting 2', 'live']);
    expect(test.states.at(-1)).toEqual({ seq_num: 7, run: 1 });
  });

  it('keeps trying while the browser stays offline [MON-02]', async () => {
    const test = follow([{ seq_num: 0, run: 1 }, new ApiError(0)]);
    FakeSocket.last.ready();
    await settle();
    await vi.advanceTimersByTimeAsync(15_000);
    // offline, a new socket is closed as soon as it is opened
    for (let attempt = 1; attempt <= 10; attempt++) {
      expect(test.live.status).toMatchObject({ name: 'reconnecting', attempt });
      await vi.advanceTimersByTimeAsync(5_000);
      FakeSocket.last.drop();
    }
    expect(test.live.status).toMatchObject({ name: 'reconnecting', attempt: 11 });
  });
});
