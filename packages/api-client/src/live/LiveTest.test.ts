import { LIVE_CLOSE } from '@isopter/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../ApiError.ts';
import { liveTestUrl } from './LiveTest.ts';
import { follow, settle, status, stimulus, withScriptedTime } from './fakes/follow.ts';
import { FakeSocket } from './fakes/socket.ts';

withScriptedTime();

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

  it('reloads the state when a number was skipped [MON-03]', async () => {
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

  it('reloads the state when another run begins [MON-20]', async () => {
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

  it('continues to follow a stopped test [MON-24]', async () => {
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

  it('reports a failed first load, and tries again [MON-15]', async () => {
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

describe('liveTestUrl', () => {
  it('is beside the page, encrypted like it', () => {
    expect(liveTestUrl('a b', { protocol: 'https:', host: 'clinic.example' })).toBe(
      'wss://clinic.example/live/tests/a%20b',
    );
    expect(liveTestUrl('1', { protocol: 'http:', host: 'localhost:4600' })).toBe('ws://localhost:4600/live/tests/1');
  });
});
