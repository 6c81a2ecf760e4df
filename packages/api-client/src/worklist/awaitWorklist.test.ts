import { type MwlQuery, POLL_PACS_QUERY } from '@isopter/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../ApiError.ts';
import type { ApiClient } from '../http.ts';
import { FakeSocket } from '../live/fakes/socket.ts';
import { awaitWorklist, readFrame, worklistUrl } from './awaitWorklist.ts';
import { isExpired } from './useWorklist.ts';

const ID = '0a000000-0000-4000-8000-000000000001';
const ITEM = { id: ID, status: 'Success', can_create_patient: true } as const;
const PENDING: MwlQuery = { status: 'PENDING' };
const PATIENCE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { protocol: 'https:', host: 'clinic' });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** Waits for a query whose checks answer with these one after the other, and pending after that. */
function wait(...answers: (MwlQuery | Error)[]) {
  const call = vi.fn<(name: string, args: unknown) => Promise<MwlQuery>>(async () => {
    const next = answers.shift() ?? PENDING;
    if (next instanceof Error) throw next;
    return next;
  });
  const stop = new AbortController();
  const result = awaitWorklist({
    client: { call } as unknown as ApiClient,
    id: ID,
    patience: PATIENCE,
    signal: stop.signal,
    WebSocket: FakeSocket as unknown as typeof WebSocket,
  }).then(
    ({ results }) => results,
    (error: Error & { reason?: string }) => error.reason ?? error,
  );
  return { call, stop, result, socket: FakeSocket.last };
}

describe('a worklist query', () => {
  it('gives what its socket tells first (of PACS-03)', async () => {
    const { result, socket } = wait();
    expect(socket.url).toBe(`wss://clinic/live/pacs-integration/${ID}`);
    socket.ready();
    socket.say({ type: 'query_ended', data: { status: 'SUCCEEDED', results: [ITEM] } });
    expect(await result).toEqual([ITEM]);
    expect(socket.closedByClient).toBe(true);
  });

  it('is checked every 2 s beside, whatever the socket does, and no more once it is over (of PACS-03) (of CONST-03)', async () => {
    const { call, result, socket } = wait(PENDING, new ApiError(0), new ApiError(502), {
      status: 'SUCCEEDED',
      results: [ITEM],
    });
    socket.drop();
    await vi.advanceTimersByTimeAsync(0);
    for (const times of [1, 2, 3]) {
      expect(call).toHaveBeenCalledTimes(times);
      await vi.advanceTimersByTimeAsync(POLL_PACS_QUERY - 1);
      expect(call).toHaveBeenCalledTimes(times);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(await result).toEqual([ITEM]);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(call).toHaveBeenCalledTimes(4);
  });

  it('is given up when its time is over (of PACS-03)', async () => {
    const { result, socket } = wait();
    socket.ready();
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(socket.closedByClient).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toBe('timedOut');
    expect(socket.closedByClient).toBe(true);
  });

  it.each([
    [{ status: 'FAILED' }, 'failed'],
    [{ status: 'TIMED_OUT' }, 'timedOut'],
  ] as const)('that ends as %o has no results (of PACS-03)', async (answer, reason) => {
    expect(await wait(answer).result).toBe(reason);
  });

  it('the server does not know is not asked about again', async () => {
    const gone = new ApiError(404);
    const { call, result } = wait(gone);
    expect(await result).toBe(gone);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(call).toHaveBeenCalledOnce();
  });

  it('nobody waits for any more is left alone', async () => {
    const { call, stop, result, socket } = wait();
    await vi.advanceTimersByTimeAsync(0);
    stop.abort();
    expect(await result).toMatchObject({ name: 'AbortError' });
    expect(socket.closedByClient).toBe(true);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(call).toHaveBeenCalledOnce();
  });
});

describe('a frame of the socket', () => {
  it.each(['SUCCEEDED', 'FAILED', 'TIMED_OUT'])('tells that a query %s', (status) => {
    expect(readFrame(JSON.stringify({ type: 'query_ended', data: { status } }))).toEqual({ status });
  });
  it.each(['{"type":"heartbeat"}', '{"type":"ready"}', 'null', '{', '{"data":{"status":"FAILED"}}'])(
    '%s tells nothing of it',
    (frame) => {
      expect(readFrame(frame)).toBeUndefined();
    },
  );
});

it('asks on the origin of the page', () => {
  expect(worklistUrl('a/b', { protocol: 'http:', host: 'localhost:1' })).toBe(
    'ws://localhost:1/live/pacs-integration/a%2Fb',
  );
});

describe('results', () => {
  it('hold for the configured seconds (of PACS-03)', () => {
    expect(isExpired(1_000, 60, 60_999)).toBe(false);
    expect(isExpired(1_000, 60, 61_000)).toBe(true);
    expect(isExpired(null, 60, 1e12)).toBe(false);
  });
});
