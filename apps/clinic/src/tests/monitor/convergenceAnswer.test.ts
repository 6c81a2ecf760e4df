import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendAnswer } from './convergenceAnswer.ts';

describe('sendAnswer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const failing = (failures: number) => {
    let left = failures;
    return vi.fn<() => Promise<unknown>>(async () => {
      if (left-- > 0) throw new Error('no answer');
    });
  };

  it('is done when the first one arrives [MON-11]', async () => {
    const send = failing(0);
    await sendAnswer(send, new AbortController().signal);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('tries again 4 s after a failure [MON-11]', async () => {
    const send = failing(2);
    const sent = sendAnswer(send, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(4_001);
    await sent;
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('gives up after ten [MON-11]', async () => {
    const send = failing(99);
    const sent = expect(sendAnswer(send, new AbortController().signal)).rejects.toThrow('no answer');
    await vi.advanceTimersByTimeAsync(60_000);
    await sent;
    expect(send).toHaveBeenCalledTimes(10);
  });

  it('stops when the screen is left', async () => {
    const send = failing(99);
    const leaving = new AbortController();
    const sent = expect(sendAnswer(send, leaving.signal)).rejects.toThrow('left');
    await vi.advanceTimersByTimeAsync(5_000);
    leaving.abort(new Error('left'));
    await sent;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(2);
  });
});
