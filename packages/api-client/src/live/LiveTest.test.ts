import { LIVE_CLOSE, LIVE_HEARTBEAT, LIVE_RETRY_DELAY_MAX, KINDS, type LiveEvent } from '@isopter/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../ApiError.ts';
import { type LiveSnapshot, LiveTest, liveTestUrl } from './LiveTest.ts';
import { retryDelay } from './retryDelay.ts';
import { FakeSocket } from './fakes/socket.ts';

const stimulus = (seq_num: number, run = 1) => ({
  type: 'new_stimuli',
  data: { eye: 'OD', index: seq_num, x: 3, y: 3, viewed: true, seq_num, run },
});
const status = (value: string, seq_num?: number) => ({ type: 'updated_test_status', data: { status: value, seq_num } });

function follow(snapshots: (LiveSnapshot | Error)[] = []) {
  const log: string[] = [];
  const states: LiveSnapshot[] = [];
  const events: LiveEvent[] = [];
  const signals: AbortSignal[] = [];
  const load = vi.fn<(signal: AbortSignal) => Promise<LiveSnapshot>>(async (signal) => {
    signals.push(signal);
    const next = snapshots.shift() ?? { seq_num: 0, run: 1 };
    if (next instanceof Error) throw next;
    return next;
  });
  const onLoadError = vi.fn<(error: unknown) => void>();
  const live = new LiveTest({
    url: 'ws://clinic/live/tests/1',
    load,
    onState: (state) => states.push(state),
    onEvent: (event) => events.push(event),
    onStatus: (value) => log.push('attempt' in value ? `${value.name} ${value.attempt}` : value.name),
    onLoadError,
    silence: KINDS.perimetry.silence,
    WebSocket: FakeSocket as unknown as typeof WebSocket,
  });
  live.start();
  return { live, load, onLoadError, log, states, events, signals, seqs: () => events.map(({ data }) => data.seq_num) };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('LiveTest', () => {
  it('loads the state once the socket is ready, then follows it [MON-01]', async () => {
    const test = follow([{ seq_num: 4, run: 1 }]);
    expect(test.load).not.toHaveBeenCalled();
    FakeSocket.last.ready(4);
    await settle();
    FakeSocket.last.say(stimulus(5));
    expect(test.log).toEqual(['connecting', 'live']);
    expect(test.states).toEqual([{ seq_num: 4, run: 1 }]);
    expect(test.seqs()).toEqual([5]);
  });

  it('keeps events that come while the state loads, and applies those the state lacks [MON-03]', async () => {
    const test = follow([{ seq_num: 5, run: 1 }]);
    FakeSocket.last.ready(3);
    FakeSocket.last.say(stimulus(6));
    FakeSocket.last.say(stimulus(4));
    FakeSocket.last.say(stimulus(7));
    expect(test.events).toEqual([]);
    await settle();
    expect(test.seqs()).toEqual([6, 7]);
  });

  it('applies an event when its number is missing or newer, and none twice [MON-03]', async () => {
    const test = follow();
    FakeSocket.last.ready();
    await settle();
    for (const seq of [1, 2, 2, 1, 3]) FakeSocket.last.say(stimulus(seq));
    FakeSocket.last.say(status('paused'));
    expect(test.seqs()).toEqual([1, 2, 3, undefined]);
  });

  it('ignores malformed frames [MON-03]', async () => {
    const test = follow();
    FakeSocket.last.ready();
    await settle();
    for (const frame of ['{', 'null', '[]', '{"type":"new_stimuli"}', '{"type":"nobody_knows","data":{}}']) {
      FakeSocket.last.say(frame);
    }
    FakeSocket.last.say({ type: 'new_stimuli', data: { ...stimulus(1).data, x: 1e9 } });
    expect(test.events).toEqual([]);
    expect(test.live.status.name).toBe('live');
  });

  it('loads the state anew when a number was skipped [MON-03]', async () => {
    const test = follow([
      { seq_num: 0, run: 1 },
      { seq_num: 3, run: 1 },
    ]);
    FakeSocket.last.ready();
    await settle();
    FakeSocket.last.say(stimulus(3));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(test.states).toHaveLength(2);
    FakeSocket.last.say(stimulus(3));
    FakeSocket.last.say(stimulus(4));
    expect(test.seqs()).toEqual([3, 4]);
  });

  it('loads the state anew when another run begins [MON-20]', async () => {
    const test = follow([
      { seq_num: 3, run: 1 },
      { seq_num: 4, run: 2 },
    ]);
    FakeSocket.last.ready(3);
    await settle();
    FakeSocket.last.say(stimulus(4, 2));
    FakeSocket.last.say(stimulus(5, 2));
    expect(test.events).toEqual([]);
    await settle();
    FakeSocket.last.say(stimulus(6, 1));
    expect(test.states.at(-1)).toEqual({ seq_num: 4, run: 2 });
    expect(test.seqs()).toEqual([5]);
  });

  it('follows a list that names no number: without a gap, and what came during the load once more [MON-03] [MON-19]', async () => {
    const test = follow([{}, {}, {}]);
    FakeSocket.last.ready(7);
    FakeSocket.last.say(stimulus(8));
    await settle();
    FakeSocket.last.say(stimulus(9));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(test.seqs()).toEqual([8, 9]);
    expect(test.load).toHaveBeenCalledTimes(1);
    FakeSocket.last.say(stimulus(10, 2));
    await settle();
    expect(test.load).toHaveBeenCalledTimes(2);
    expect(test.seqs()).toEqual([8, 9, 10]);
  });

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

  it('counts attempts anew once it was live again [MON-02]', async () => {
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

  it('loads the state anew after 15 s without an event [MON-04]', async () => {
    const test = follow();
    FakeSocket.last.ready();
    await settle();
    await vi.advanceTimersByTimeAsync(14_000);
    FakeSocket.last.say(stimulus(1));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(test.load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(test.load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(test.load).toHaveBeenCalledTimes(3);
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

  it('goes on trying while the browser stays offline [MON-02]', async () => {
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

  it.each(['finished', 'Failed', 'EXPIRED'])('ends with a last load when the test is %s [MON-24]', async (value) => {
    const test = follow([
      { seq_num: 0, run: 1 },
      { seq_num: 9, run: 1 },
    ]);
    FakeSocket.last.ready();
    await settle();
    FakeSocket.last.say(status(value, 1));
    await settle();
    expect(test.states.at(-1)).toEqual({ seq_num: 9, run: 1 });
    expect(test.log.at(-1)).toBe('ended');
    expect(FakeSocket.last.closedByClient).toBe(true);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(test.load).toHaveBeenCalledTimes(2);
  });

  it('still ends when the last load fails at first [MON-24]', async () => {
    const test = follow([{ seq_num: 0, run: 1 }, new ApiError(0), { seq_num: 9, run: 1 }]);
    FakeSocket.last.ready();
    await settle();
    FakeSocket.last.say(status('finished', 1));
    await settle();
    expect(test.live.status).toMatchObject({ name: 'reconnecting', attempt: 1 });
    await vi.advanceTimersByTimeAsync(5_000);
    FakeSocket.last.ready(9);
    await settle();
    expect(test.live.status.name).toBe('ended');
  });

  it('goes on following a stopped test [MON-24]', async () => {
    const test = follow();
    FakeSocket.last.ready();
    await settle();
    FakeSocket.last.say(status('stopped', 1));
    await settle();
    expect(test.live.status.name).toBe('live');
  });

  it('does not follow a test that is over already [MON-24]', async () => {
    const test = follow([{ seq_num: 9, run: 1, status: 5 }]);
    FakeSocket.last.ready(9);
    await settle();
    expect(test.log).toEqual(['connecting', 'ended']);
  });

  it.each([
    [LIVE_CLOSE.signedOut, 'signedOut'],
    [LIVE_CLOSE.forbidden, 'signedOut'],
    [LIVE_CLOSE.missing, 'missing'],
  ])('takes close code %i as %s, and does not come back [API-05]', async (code, name) => {
    const test = follow();
    FakeSocket.last.drop(code);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(test.live.status.name).toBe(name);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it.each([
    [404, 'missing'],
    [401, 'signedOut'],
  ])('takes %i of the first load as %s [MON-13]', async (code, name) => {
    const test = follow([new ApiError(code)]);
    FakeSocket.last.ready();
    await settle();
    expect(test.live.status.name).toBe(name);
  });

  it('says that the first load failed, and tries again [MON-15]', async () => {
    const test = follow([new ApiError(500)]);
    FakeSocket.last.ready();
    await settle();
    expect(test.onLoadError).toHaveBeenCalledOnce();
    expect(test.live.status).toMatchObject({ name: 'reconnecting', attempt: 1 });
    await vi.advanceTimersByTimeAsync(5_000);
    FakeSocket.last.ready();
    await settle();
    expect(test.live.status.name).toBe('live');
  });

  it('stops when the screen is left: socket closed, load aborted, no call back [API-05]', async () => {
    const test = follow();
    FakeSocket.last.ready();
    test.live.stop();
    await settle();
    FakeSocket.last.say(stimulus(1));
    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(test.signals[0]?.aborted).toBe(true);
    expect(FakeSocket.all).toHaveLength(1);
    expect(FakeSocket.last.closedByClient).toBe(true);
    expect(test.log).toEqual(['connecting']);
    expect(test.states).toEqual([]);
  });
});

async function watch(): Promise<ReturnType<typeof follow>> {
  const test = follow();
  FakeSocket.last.ready();
  await settle();
  return test;
}

describe('LiveTest and a silence', () => {
  it('answers each sign of life of the server with its own', async () => {
    await watch();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(FakeSocket.last.sent).toEqual(Array.from({ length: 3 }, () => LIVE_HEARTBEAT.frame));
  });

  it('takes a server that hangs for lost within 10 s, and says when it was heard last', async () => {
    const test = await watch();
    await vi.advanceTimersByTimeAsync(5_000);
    const heard = Date.now();
    const hanging = FakeSocket.last;
    hanging.hang();
    await vi.advanceTimersByTimeAsync(LIVE_HEARTBEAT.patience - 1);
    expect(test.live.status.name).toBe('live');
    await vi.advanceTimersByTimeAsync(1);
    expect(test.live.status).toEqual({ name: 'reconnecting', attempt: 1, heard });
    expect(hanging.closedByClient).toBe(true);
    expect(LIVE_HEARTBEAT.patience).toBeLessThan(10_000);
  });

  it('recovers by itself from a server that hung, however long it did', async () => {
    const test = await watch();
    FakeSocket.last.hang();
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    expect(test.live.status.name).toBe('reconnecting');
    const opened = FakeSocket.all.length;
    const within = Date.now() + LIVE_RETRY_DELAY_MAX + 10_000;
    while (FakeSocket.all.length === opened) await vi.advanceTimersToNextTimerAsync();
    expect(Date.now()).toBeLessThanOrEqual(within);
    FakeSocket.last.ready(3);
    await settle();
    expect(test.live.status.name).toBe('live');
  });

  it('does not take signs of life for events: a silent test is loaded anew all the same [MON-04]', async () => {
    const test = await watch();
    await vi.advanceTimersByTimeAsync(KINDS.perimetry.silence);
    expect(test.load).toHaveBeenCalledTimes(2);
    expect(test.live.status.name).toBe('live');
  });

  it('hears the browser: offline at once, and back at once', async () => {
    const [page, view] = [new EventTarget(), Object.assign(new EventTarget(), { visibilityState: 'visible' })];
    vi.stubGlobal('window', page);
    vi.stubGlobal('document', view);
    const test = await watch();
    page.dispatchEvent(new Event('offline'));
    expect(test.live.status).toMatchObject({ name: 'reconnecting', attempt: 1 });
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    FakeSocket.last.drop();
    const opened = FakeSocket.all.length;
    page.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(opened + 1);
    FakeSocket.last.ready();
    await settle();
    expect(test.live.status.name).toBe('live');

    FakeSocket.last.drop();
    view.visibilityState = 'hidden';
    view.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.all).toHaveLength(opened + 1);
    view.visibilityState = 'visible';
    view.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.all).toHaveLength(opened + 2);

    test.live.stop();
    FakeSocket.last.drop();
    page.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(opened + 2);
  });

  it('notices that the page slept, without waiting for a timer', async () => {
    const view = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', view);
    const test = await watch();
    FakeSocket.last.hang();
    vi.setSystemTime(Date.now() + 60_000);
    view.dispatchEvent(new Event('visibilitychange'));
    expect(test.live.status).toMatchObject({ name: 'reconnecting', attempt: 1 });
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe('liveTestUrl', () => {
  it('is beside the page, encrypted like it', () => {
    expect(liveTestUrl('a b', { protocol: 'https:', host: 'clinic.example' })).toBe(
      'wss://clinic.example/live/tests/a%20b',
    );
    expect(liveTestUrl('1', { protocol: 'http:', host: 'localhost:4600' })).toBe('ws://localhost:4600/live/tests/1');
  });
});
