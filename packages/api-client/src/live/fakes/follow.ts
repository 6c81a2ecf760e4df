import { KINDS, type LiveEvent } from '@isopter/contract';
import { afterEach, beforeEach, vi } from 'vitest';
import { type LiveSnapshot, LiveTest } from '../LiveTest.ts';
import { FakeSocket } from './socket.ts';

export const stimulus = (seq_num: number, run = 1) => ({
  type: 'new_stimuli',
  data: { eye: 'OD', index: seq_num, x: 3, y: 3, viewed: true, seq_num, run },
});
export const status = (value: string, seq_num?: number) => ({
  type: 'updated_test_status',
  data: { status: value, seq_num },
});

/** A test that is followed; its loads answer with these states, then with an empty one. */
export function follow(snapshots: (LiveSnapshot | Error)[] = []) {
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

/** Lets what is under way happen, without time passing. */
export const settle = () => vi.advanceTimersByTimeAsync(0);

/** Every test of a file begins with no socket, and a clock that it moves. */
export function withScriptedTime(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** A test that is followed, and live. */
export async function watch(): Promise<ReturnType<typeof follow>> {
  const test = follow();
  FakeSocket.last.ready();
  await settle();
  return test;
}
