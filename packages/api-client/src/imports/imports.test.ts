import { type ImportItem, IMPORTS_RETRY_DELAY, LIVE_CLOSE, LIVE_HEARTBEAT } from '@isopter/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../live/fakes/socket.ts';
import { isBeingRead, withImport, withMessage } from './importList.ts';
import { importsUrl, watchImports } from './watchImports.ts';

const PATIENT = '0c000000-0000-4000-8000-000000000001';
const item = (number: number, more: Partial<ImportItem> = {}): ImportItem => ({
  upload_id: `9e000000-0000-4000-8000-00000000000${number}`,
  patient: PATIENT,
  test_report: 'report.pdf',
  created: '2026-11-20T09:00:00Z',
  version: 0,
  extraction_status: 'NOT_STARTED',
  extraction_verified: false,
  has_extracted_report: false,
  low_confidence_sensitivities: [],
  ...more,
});

describe('the imports of a patient after a message', () => {
  const [a, b] = [item(1), item(2)];
  it('have a new one first', () => expect(withMessage([a], { type: 'import', item: b })).toEqual([b, a]));
  it('have one that changed in its place', () => {
    const changed = item(1, { extraction_status: 'SUCCEEDED' });
    expect(withImport([a, b], changed)).toEqual([changed, b]);
  });
  it('lack one that is gone', () => {
    expect(withMessage([a, b], { type: 'removed', upload_id: a.upload_id })).toEqual([b]);
  });
});

it.each([
  ['NOT_STARTED', true],
  ['IN_PROGRESS', true],
  ['SUCCEEDED', false],
  ['FAILED', false],
] as const)('an import that is %s is being read: %s', (extraction_status, expected) => {
  expect(isBeingRead({ extraction_status })).toBe(expected);
});

const watch = () => {
  const onMessage = vi.fn<(message: unknown) => void>();
  const onLive = vi.fn<(isLive: boolean) => void>();
  const stop = watchImports({
    patientId: PATIENT,
    onMessage,
    onLive,
    WebSocket: FakeSocket as unknown as typeof WebSocket,
  });
  return { onMessage, onLive, stop };
};

describe('the socket of imports', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('location', { protocol: 'https:', host: 'clinic' });
    FakeSocket.all.length = 0;
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  it('tells of the imports of one patient (of IMP-03)', () => {
    const { onMessage } = watch();
    expect(FakeSocket.last.url).toBe(`wss://clinic/live/tests_external/${PATIENT}`);
    FakeSocket.last.say({ type: 'import', item: item(1) });
    FakeSocket.last.say('{');
    FakeSocket.last.say({ type: 'ready' });
    expect(onMessage.mock.calls).toEqual([[{ type: 'import', item: item(1) }]]);
  });

  it('is opened again 2 s after it ended, and says from when on it tells (of IMP-03)', () => {
    const { onLive, stop } = watch();
    FakeSocket.last.say(LIVE_HEARTBEAT.frame);
    expect(onLive.mock.calls).toEqual([[true]]);
    FakeSocket.last.drop();
    expect(onLive.mock.calls).toEqual([[true], [false]]);
    vi.advanceTimersByTime(IMPORTS_RETRY_DELAY - 1);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.say(LIVE_HEARTBEAT.frame);
    expect(onLive).toHaveBeenLastCalledWith(true);
    stop();
    expect(FakeSocket.last.closedByClient).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('reports each outage, also for a patient without imports', () => {
    const { onLive } = watch();
    for (let outage = 0; outage < 3; outage += 1) {
      FakeSocket.last.say(LIVE_HEARTBEAT.frame);
      FakeSocket.last.drop();
      vi.advanceTimersByTime(IMPORTS_RETRY_DELAY);
    }
    expect(onLive.mock.calls.flat()).toEqual([true, false, true, false, true, false]);
  });

  it('answers the server, and does not wait for one that says nothing any more', () => {
    const { onLive } = watch();
    const [first] = FakeSocket.all;
    first?.ready();
    vi.advanceTimersByTime(LIVE_HEARTBEAT.interval);
    expect(first?.sent).toEqual([LIVE_HEARTBEAT.frame]);
    first?.hang();
    vi.advanceTimersByTime(LIVE_HEARTBEAT.patience + IMPORTS_RETRY_DELAY);
    expect(onLive.mock.calls).toEqual([[true], [false]]);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it.each([LIVE_CLOSE.signedOut, LIVE_CLOSE.forbidden, LIVE_CLOSE.missing])('stays closed after %d', (code) => {
    const { onLive } = watch();
    FakeSocket.last.say(LIVE_HEARTBEAT.frame);
    FakeSocket.last.drop(code);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(onLive).toHaveBeenLastCalledWith(false);
  });
});

it('is asked for on the origin of the page', () => {
  expect(importsUrl('a/b', { protocol: 'http:', host: 'localhost:1' })).toBe(
    'ws://localhost:1/live/tests_external/a%2Fb',
  );
});
