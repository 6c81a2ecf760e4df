import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openChannel } from './channel.ts';
import { withLock } from './locks.ts';
import { areNotificationsAllowed, hasNotifications, requestNotifications, showNotification } from './notifications.ts';
import { closeSound, openSound, playNotes, sound } from './sound.ts';
import { clearItems, readItem, writeItem } from './storage.ts';
import { keepScreenOn } from './wakeLock.ts';

const refuse = (): never => {
  throw new DOMException('no', 'SecurityError');
};
const signal = new AbortController().signal;
const NOTE = { frequency: 440, start: 0, seconds: 1, loudness: 1 };

afterEach(() => {
  closeSound();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe.each([
  ['lacks', undefined],
  ['refuses', vi.fn(refuse)],
])('a browser that %s everything (of OUR-700)', (_, failing) => {
  beforeEach(() => {
    for (const name of ['Notification', 'AudioContext', 'BroadcastChannel']) vi.stubGlobal(name, failing);
    for (const area of ['localStorage', 'sessionStorage']) {
      vi.stubGlobal(area, failing && { getItem: failing, setItem: failing, removeItem: failing, clear: failing });
    }
    vi.stubGlobal('navigator', failing ? { locks: { request: failing }, wakeLock: { request: failing } } : {});
  });

  it('shows no notifications', async () => {
    expect(hasNotifications()).toBe(failing !== undefined);
    expect(areNotificationsAllowed()).toBe(false);
    expect(await requestNotifications()).toBe(false);
    expect(showNotification('Live tests', 'Lane 1')).toBeNull();
  });

  it('plays no sound', () => {
    openSound();
    expect(sound.state).toBe('missing');
    expect(playNotes([NOTE])).toBe(false);
  });

  it('stores nothing', () => {
    expect(readItem('localStorage', 'a')).toBeNull();
    expect(writeItem('sessionStorage', 'a', 'b')).toBe(false);
    expect(clearItems('localStorage')).toBe(false);
  });

  it('keeps no screen on and opens no channel', async () => {
    expect(await keepScreenOn()).toBeNull();
    expect(openChannel('a')).toBeNull();
  });

  it('runs work without a lock, once', async () => {
    const work = vi.fn(() => Promise.resolve());
    await withLock('a', signal, work);
    expect(work).toHaveBeenCalledTimes(1);
    await expect(withLock('a', signal, () => Promise.reject(new Error('work')))).rejects.toThrow('work');
  });
});

describe('sound', () => {
  it('is blocked until the browser plays it, and schedules nothing before (of OUR-701)', () => {
    vi.useFakeTimers();
    vi.stubGlobal('addEventListener', vi.fn());
    vi.stubGlobal('removeEventListener', vi.fn());
    class Suspended extends EventTarget {
      state = 'suspended';
      resume = (): Promise<void> => new Promise(() => undefined);
      close = (): Promise<void> => Promise.resolve();
    }
    const made: Suspended[] = [];
    vi.stubGlobal(
      'AudioContext',
      class extends Suspended {
        constructor() {
          super();
          made.push(this);
        }
      },
    );
    openSound();
    expect(sound.state).toBe('opening');
    vi.advanceTimersByTime(1000);
    expect(sound.state).toBe('blocked');
    expect(playNotes([NOTE])).toBe(false);
    made[0]!.state = 'running';
    made[0]!.dispatchEvent(new Event('statechange'));
    expect(sound.state).toBe('ready');
    made[0]!.state = 'interrupted';
    made[0]!.dispatchEvent(new Event('statechange'));
    expect(sound.state).toBe('blocked');
  });
});
