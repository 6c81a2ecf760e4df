import { KINDS, LIVE_HEARTBEAT, LIVE_RETRY_DELAY_MAX } from '@isopter/contract';
import { describe, expect, it, vi } from 'vitest';
import { follow, settle, stimulus, withScriptedTime, watch } from './fakes/follow.ts';
import { FakeSocket } from './fakes/socket.ts';

withScriptedTime();

describe('LiveTest and a silence', () => {
  it('reloads the state after 15 s without an event [MON-04]', async () => {
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

  it('answers each sign of life of the server with its own', async () => {
    await watch();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(FakeSocket.last.sent).toEqual(Array.from({ length: 3 }, () => LIVE_HEARTBEAT.frame));
  });

  it('treats a hung server as lost within 10 s, and reports the time of its last message', async () => {
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

  it('treats a server that sends heartbeats but no state as lost within 10 s [OUR-595]', async () => {
    const test = follow();
    const idle = FakeSocket.last;
    for (let second = 0; second < 10; second += 5) {
      idle.say(LIVE_HEARTBEAT.frame);
      await vi.advanceTimersByTimeAsync(5_000 - 1);
    }
    expect(test.live.status.name).toBe('connecting');
    await vi.advanceTimersByTimeAsync(2);
    expect(test.live.status).toMatchObject({ name: 'reconnecting', attempt: 1 });
    expect(idle.closedByClient).toBe(true);
  });

  it('recovers automatically from a server that hung for any time', async () => {
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

  it('does not count heartbeats as events: a silent test is still reloaded [MON-04]', async () => {
    const test = await watch();
    await vi.advanceTimersByTimeAsync(KINDS.perimetry.silence);
    expect(test.load).toHaveBeenCalledTimes(2);
    expect(test.live.status.name).toBe('live');
  });

  it('follows the browser: offline at once, and back at once', async () => {
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
