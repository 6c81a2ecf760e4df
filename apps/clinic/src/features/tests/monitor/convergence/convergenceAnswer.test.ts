import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendAnswer } from './convergenceAnswer.ts';

const failing = (failures: number) => {
  let left = failures;
  return vi.fn<() => Promise<unknown>>(async () => {
    if (left-- > 0) throw new Error('no answer');
  });
};

describe('sendAnswer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

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
    const sent = Promise.allSettled([sendAnswer(send, new AbortController().signal)]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await sent).toMatchObject([{ status: 'rejected', reason: { message: 'no answer' } }]);
    expect(send).toHaveBeenCalledTimes(10);
  });

  it('stops when the screen is left', async () => {
    const send = failing(99);
    const leaving = new AbortController();
    const sent = Promise.allSettled([sendAnswer(send, leaving.signal)]);
    await vi.advanceTimersByTimeAsync(5_000);
    leaving.abort(new Error('left'));
    expect(await sent).toMatchObject([{ status: 'rejected', reason: { message: 'left' } }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(2);
  });
});
