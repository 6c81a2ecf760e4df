import { INACTIVITY_LIMITS } from '@isopter/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchInactivity } from './inactivity.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('inactivity', () => {
  it.each(INACTIVITY_LIMITS.filter((limit) => limit > 0))(
    'ends the session after %i s without input [AUTH-15]',
    (limit) => {
      const onInactive = vi.fn<() => void>();
      watchInactivity(limit, onInactive, new EventTarget());
      vi.advanceTimersByTime(limit * 1000 - 1);
      expect(onInactive).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(onInactive).toHaveBeenCalledOnce();
    },
  );

  it('never ends it with the limit 0 [AUTH-15]', () => {
    const onInactive = vi.fn<() => void>();
    watchInactivity(0, onInactive, new EventTarget());
    vi.advanceTimersByTime(100 * 3_600_000);
    expect(onInactive).not.toHaveBeenCalled();
  });

  it('restarts with every input, and stops on request [AUTH-15]', () => {
    const onInactive = vi.fn<() => void>();
    const target = new EventTarget();
    const stop = watchInactivity(900, onInactive, target);
    vi.advanceTimersByTime(899_000);
    target.dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(899_000);
    expect(onInactive).not.toHaveBeenCalled();
    stop();
    vi.advanceTimersByTime(900_000);
    expect(onInactive).not.toHaveBeenCalled();
  });

  it('ends it at the first input after a sleep that outlasted the limit [AUTH-15]', () => {
    const onInactive = vi.fn<() => void>();
    const target = new EventTarget();
    watchInactivity(900, onInactive, target);
    vi.setSystemTime(Date.now() + 3_600_000);
    target.dispatchEvent(new Event('pointermove'));
    expect(onInactive).toHaveBeenCalledOnce();
  });
});
