import { encodeStreamFrame, LIVE_CLOSE, LIVE_HEARTBEAT, type StreamFrame } from '@isopter/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../ApiError.ts';
import { CameraStream, streamUrl } from './CameraStream.ts';
import { settle, withScriptedTime } from './fakes/follow.ts';
import { FakeSocket } from './fakes/socket.ts';

withScriptedTime();
beforeEach(() => vi.stubGlobal('location', { href: 'https://clinic.example/tests/observe/1' }));

const DEVICE = '5b0a3f0e-58a2-4d0e-9d0c-7f1e9a4c0b11';
const ADDRESS = `wss://clinic.example/live/streams/${DEVICE}?token=`;
const IMAGE = Uint8Array.of(0xff, 0xd8, 1, 2, 3);

/** A stream whose requests for an address are answered with these, then with new addresses. */
function follow(answers: (string | null | Error)[] = [], show = (_frame: StreamFrame) => Promise.resolve(true)) {
  const log: string[] = [];
  const frames: StreamFrame[] = [];
  let asked = 0;
  const requestAddress = vi.fn<(signal: AbortSignal) => Promise<string | null>>(async () => {
    asked += 1;
    const answer = answers.length > 0 ? answers.shift()! : ADDRESS + String(asked);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const stream = new CameraStream({
    device: DEVICE,
    requestAddress,
    onJoined: () => log.push('joined'),
    show(frame) {
      frames.push(frame);
      return show(frame);
    },
    onState: (state) => log.push(state),
    WebSocket: FakeSocket as unknown as typeof WebSocket,
  });
  stream.start();
  return { stream, log, frames, requestAddress, seqs: () => frames.map(({ seq }) => seq) };
}

const frame = (seq: number): ArrayBuffer =>
  encodeStreamFrame({ eye: 'OD', seq, time: 0, images: [IMAGE] }).buffer as ArrayBuffer;

/** The device sends a frame, which is shown. */
async function send(seq: number): Promise<void> {
  FakeSocket.last.say(frame(seq));
  await settle();
}

/** The server lets the socket join. */
async function join(): Promise<void> {
  await settle();
  FakeSocket.last.say(LIVE_HEARTBEAT.frame);
  FakeSocket.last.say({ type: 'ack', ackId: 1, success: true });
}

/** Time passes on a connection that is there. */
async function pass(ms: number, step = 1_000): Promise<void> {
  for (let left = ms; left > 0; left -= step) {
    FakeSocket.last.say(LIVE_HEARTBEAT.frame);
    await vi.advanceTimersByTimeAsync(Math.min(step, left));
  }
}

describe('a camera stream', () => {
  it('opens the address, joins the group of the device, and shows frames (of STRM-01) (of STRM-03)', async () => {
    const stream = follow();
    await join();
    expect(FakeSocket.last.url).toBe(`${ADDRESS}1`);
    expect(FakeSocket.last.sent).toContain(JSON.stringify({ type: 'joinGroup', group: DEVICE, ackId: 1 }));
    await send(1);
    expect(stream.log).toEqual(['pending', 'joined', 'visible']);
    expect(stream.frames).toEqual([{ eye: 'OD', seq: 1, time: 0, images: [IMAGE] }]);
  });

  it('shows no frame that is older than the last one, and nothing that is no frame (of STRM-02)', async () => {
    const stream = follow();
    await join();
    for (const seq of [3, 2, 3, 5]) await send(seq);
    FakeSocket.last.say(new ArrayBuffer(20));
    FakeSocket.last.say('{"type":"else"}');
    expect(stream.seqs()).toEqual([3, 5]);
  });

  it('shows one frame at a time, then the newest', async () => {
    const done: (() => void)[] = [];
    const stream = follow([], () => new Promise((resolve) => done.push(() => resolve(true))));
    await join();
    for (const seq of [1, 2, 3, 4]) await send(seq);
    expect(stream.seqs()).toEqual([1]);
    expect(stream.log.at(-1)).toBe('joined');
    done.shift()!();
    await settle();
    expect(stream.seqs()).toEqual([1, 4]);
    expect(stream.log.at(-1)).toBe('visible');
    stream.stream.stop();
    for (const end of done) end();
    await settle();
    expect(stream.log).toEqual(['pending', 'joined', 'visible']);
  });

  it('does not count pictures that are broken (of STRM-03)', async () => {
    const stream = follow([], () => Promise.resolve(false));
    await join();
    for (let second = 0; second < 30; second += 1) {
      await send(second + 1);
      await pass(1_000);
    }
    expect(stream.log).toEqual(['pending', 'joined', 'not-shown']);
  });

  it.each([
    ['there is no address', null],
    ['it is refused', new ApiError(403)],
    ['the server does not answer', new ApiError(0)],
  ])('cannot be shown when %s (of STRM-03)', async (_when, answer) => {
    const stream = follow([answer]);
    await settle();
    expect(stream.log).toEqual(['pending', 'not-shown']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toEqual([]);
  });

  it('cannot be shown when the address is refused (of STRM-03)', async () => {
    const stream = follow();
    await join();
    FakeSocket.last.drop(LIVE_CLOSE.missing);
    expect(stream.log).toEqual(['pending', 'joined', 'not-shown']);
  });

  it('ends after 30 s without a frame, looked at every 10 s, and not before (of STRM-03)', async () => {
    const stream = follow();
    await join();
    await pass(25_000);
    await send(1);
    await pass(30_000);
    expect(stream.log).toEqual(['pending', 'joined', 'visible', 'stalled']);
    await pass(5_000);
    expect(stream.log.at(-1)).toBe('not-shown');
    expect(FakeSocket.last.closedByClient).toBe(true);
  });

  it('reports a frozen picture until the next frame', async () => {
    const stream = follow();
    await join();
    await send(1);
    await pass(1_999);
    expect(stream.log.at(-1)).toBe('visible');
    await pass(1);
    expect(stream.log.at(-1)).toBe('stalled');
    await send(2);
    expect(stream.log.slice(2)).toEqual(['visible', 'stalled', 'visible']);
  });

  it('opens a lost connection with a new address, and asks the device again', async () => {
    const stream = follow([`${ADDRESS}a`, new ApiError(0), new ApiError(503), `${ADDRESS}b`]);
    await join();
    await send(60_000);
    FakeSocket.last.drop(LIVE_CLOSE.restart);
    await vi.advanceTimersByTimeAsync(499);
    expect(stream.requestAddress).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1 + 1_000 + 2_000);
    expect(stream.requestAddress).toHaveBeenCalledTimes(4);
    await join();
    expect(FakeSocket.last.url).toBe(`${ADDRESS}b`);
    // the device starts counting at 1 again
    await send(1);
    expect(stream.log).toEqual(['pending', 'joined', 'visible', 'stalled', 'joined', 'visible']);
    expect(stream.seqs()).toEqual([60_000, 1]);
  });

  it('shows a restarted headset that counts from 1 again, and waits for one that returns late', async () => {
    const stream = follow([`${ADDRESS}a`, null, `${ADDRESS}b`]);
    await join();
    await send(9_000);
    await pass(2_000);
    await send(1);
    expect(stream.seqs()).toEqual([9_000, 1]);
    FakeSocket.last.drop(LIVE_CLOSE.restart);
    await vi.advanceTimersByTimeAsync(500 + 1_000);
    await join();
    await send(1);
    expect(FakeSocket.last.url).toBe(`${ADDRESS}b`);
    expect(stream.seqs()).toEqual([9_000, 1, 1]);
  });

  it('ends when it may not be opened again', async () => {
    const stream = follow([`${ADDRESS}a`, new ApiError(409)]);
    await join();
    await send(1);
    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(500);
    expect(stream.log.at(-1)).toBe('not-shown');
  });

  it('sends and requests nothing once it is stopped (of STRM-05)', async () => {
    const stream = follow();
    await join();
    await send(1);
    stream.stream.stop();
    expect(FakeSocket.last.closedByClient).toBe(true);
    await send(2);
    await vi.advanceTimersByTimeAsync(120_000);
    expect([stream.log, stream.seqs(), FakeSocket.all.length]).toEqual([['pending', 'joined', 'visible'], [1], 1]);
    const asked = follow();
    asked.stream.stop();
    await settle();
    expect([asked.log, FakeSocket.all.length]).toEqual([['pending'], 1]);
  });
});

it.each([
  ['/live/streams/1?token=x', 'https://clinic.example/tests/1', 'wss://clinic.example/live/streams/1?token=x'],
  ['/live/streams/1?token=x', 'http://localhost:4600/', 'ws://localhost:4600/live/streams/1?token=x'],
  ['wss://hub.example/client?access_token=x', 'https://clinic.example/', 'wss://hub.example/client?access_token=x'],
])('a stream at %s on %s is opened at %s (of STRM-01)', (tokenUrl, page, url) => {
  expect(streamUrl(tokenUrl, page)).toBe(url);
});
