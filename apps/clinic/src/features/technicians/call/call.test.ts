import { NEW_CALL, type VideoProvider } from '@isopter/api-client';
import { CALL_PATIENCE } from '@isopter/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, closeCall, hangUp, openCall, providers, takeCall } from './call.ts';

const SESSION = '5e000000-0000-4000-8000-000000000001';
const { make } = providers;

/** Whether the other side can be told that a call has ended. */
let isTold = true;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  providers.make = (): VideoProvider => ({
    view: NEW_CALL,
    join: () => Promise.resolve(),
    leave: () => isTold,
    mute: () => undefined,
    camera: () => Promise.resolve(),
    on: () => () => undefined,
  });
});
afterEach(() => {
  isTold = true;
  closeCall();
  providers.make = make;
  vi.useRealTimers();
});

describe('an incoming call (of CALL-07)', () => {
  it('is answered, also right after one that the other side knows to have ended', () => {
    openCall({ id: SESSION, device: null }, 'user', 'answer');
    hangUp();
    expect([call.open, takeCall({ id: SESSION, device: null })]).toEqual([null, true]);
    expect(call.open).toMatchObject({ session: SESSION, party: 'user' });
  });

  it('is declined once where the other side does not know that the user has ended it', () => {
    openCall({ id: SESSION, device: null }, 'user', 'answer');
    isTold = false;
    hangUp();
    expect([takeCall({ id: SESSION, device: null }), call.open]).toEqual([false, null]);
    expect(takeCall({ id: SESSION, device: null })).toBe(true);
  });

  it('is answered after 30 s, when the technician has stopped calling', () => {
    openCall({ id: SESSION, device: null }, 'user', 'answer');
    isTold = false;
    hangUp();
    vi.advanceTimersByTime(CALL_PATIENCE);
    expect(takeCall({ id: SESSION, device: null })).toBe(true);
  });
});
