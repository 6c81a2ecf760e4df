import { randomUUID } from 'node:crypto';
import type { ServerFrame } from '@isopter/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ackDelay, gatherAcks } from './acks.ts';

type Ack = Extract<ServerFrame, { type: 'ack' }>;
const TEST = randomUUID();
const ack = (seq: number, run = 1): Ack => ({ type: 'ack', test_id: TEST, run, seq });
const ACK_DELAY = 100;
const headset = () => vi.fn<(frame: Ack) => void>();

describe('gathered acknowledgements', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('say the newest of each run once, a moment later [SRV-02]', () => {
    const acks = gatherAcks(() => ACK_DELAY);
    const [one, other] = [headset(), headset()];
    for (const seq of [1, 2, 3, 2]) acks.add(one, ack(seq));
    acks.add(one, ack(9, 2));
    acks.add(other, ack(5));
    expect(one).not.toHaveBeenCalled();
    vi.advanceTimersByTime(ACK_DELAY);
    expect(one.mock.calls).toEqual([[ack(3)], [ack(9, 2)]]);
    expect(other.mock.calls).toEqual([[ack(5)]]);
    vi.advanceTimersByTime(ACK_DELAY * 5);
    expect(one).toHaveBeenCalledTimes(2);
    acks.add(one, ack(4));
    vi.advanceTimersByTime(ACK_DELAY);
    expect(one).toHaveBeenLastCalledWith(ack(4));
  });

  it('are sent before any other frame to a headset, and before closing', () => {
    const acks = gatherAcks(() => ACK_DELAY);
    const [one, other] = [headset(), headset()];
    acks.add(one, ack(1));
    acks.add(other, ack(7));
    acks.flush(one);
    expect(one.mock.calls).toEqual([[ack(1)]]);
    expect(other).not.toHaveBeenCalled();
    acks.close();
    expect(other.mock.calls).toEqual([[ack(7)]]);
    vi.advanceTimersByTime(ACK_DELAY * 5);
    expect(one).toHaveBeenCalledTimes(1);
  });

  it('wait longer the more headsets there are, never longer than half a second', () => {
    expect([0, 1, 100, 400, 1_000, 5_000].map(ackDelay)).toEqual([50, 50, 50, 200, 500, 500]);
  });
});
