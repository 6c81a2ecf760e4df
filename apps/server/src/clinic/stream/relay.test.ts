import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { createRelay } from './relay.ts';

const FRAME = Uint8Array.of(1, 2, 3);

/** A socket with a number of unsent bytes. */
function viewer(bufferedAmount = 0, readyState = 1) {
  const got: Uint8Array[] = [];
  const socket = { OPEN: 1, readyState, bufferedAmount, send: (frame: Uint8Array) => got.push(frame) };
  return { socket: socket as unknown as WebSocket, got };
}

describe('a relay of frames (of STRM-02)', () => {
  it('passes a frame to everybody who watches its device, and to nobody else', () => {
    const relay = createRelay({ onWatched: () => undefined, onIdle: () => undefined });
    const [one, two, other] = [viewer(), viewer(), viewer()];
    relay.watch('a', one.socket);
    relay.watch('a', two.socket);
    relay.watch('b', other.socket);
    relay.pass('a', FRAME);
    expect([one.got, two.got, other.got]).toEqual([[FRAME], [FRAME], []]);
  });

  it('skips viewers who are behind or have left', () => {
    const relay = createRelay({ onWatched: () => undefined, onIdle: () => undefined });
    const [behind, gone, ready] = [viewer(64 * 1024 + 1), viewer(0, 3), viewer(64 * 1024)];
    for (const { socket } of [behind, gone, ready]) relay.watch('a', socket);
    relay.pass('a', FRAME);
    expect([behind.got, gone.got, ready.got]).toEqual([[], [], [FRAME]]);
  });

  it('says once when somebody watches, and when nobody watches any more', () => {
    const began: string[] = [];
    const idle: string[] = [];
    const relay = createRelay({ onWatched: (id) => began.push(id), onIdle: (id) => idle.push(id) });
    const [one, two] = [relay.watch('a', viewer().socket), relay.watch('a', viewer().socket)];
    one();
    expect([relay.isWatched('a'), idle]).toEqual([true, []]);
    two();
    two();
    expect([relay.isWatched('a'), began, idle]).toEqual([false, ['a'], ['a']]);
  });
});
