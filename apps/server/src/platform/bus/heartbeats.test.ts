import { EventEmitter } from 'node:events';
import { LIVE_HEARTBEAT } from '@isopter/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { createHeartbeats, type Heartbeats } from './heartbeats.ts';

/** A browser at the other end of a socket. */
function browser() {
  const said: string[] = [];
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    send: (frame: string) => said.push(frame),
    terminate: vi.fn(() => socket.emit('close')),
  });
  return { socket: socket as unknown as WebSocket, said, terminate: socket.terminate };
}

describe('heartbeats of the live sockets', () => {
  let beats: Heartbeats;
  beforeEach(() => {
    vi.useFakeTimers();
    beats = createHeartbeats();
  });
  afterEach(() => {
    beats.close();
    vi.useRealTimers();
  });

  it('are sent to each browser at once, and every 5 s', () => {
    const { socket, said } = browser();
    beats.begin(socket);
    expect(said).toEqual([LIVE_HEARTBEAT.frame]);
    vi.advanceTimersByTime(10_000);
    expect(said).toEqual([LIVE_HEARTBEAT.frame, LIVE_HEARTBEAT.frame, LIVE_HEARTBEAT.frame]);
  });

  it('let a browser go that does not answer, and keep one that does', () => {
    const [mute, alive] = [browser(), browser()];
    beats.begin(mute.socket);
    beats.begin(alive.socket);
    for (let second = 0; second < 60; second += 5) {
      vi.advanceTimersByTime(5_000);
      expect(beats.hear(alive.socket, LIVE_HEARTBEAT.frame)).toBe(true);
    }
    expect(mute.terminate).toHaveBeenCalledOnce();
    expect(mute.said).toHaveLength(4);
    expect(alive.terminate).not.toHaveBeenCalled();
    expect(alive.said).toHaveLength(13);
  });

  it('are not misled by a clock that is set forward', () => {
    const { socket, terminate } = browser();
    beats.begin(socket);
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(5_000);
    expect(terminate).not.toHaveBeenCalled();
  });

  it('accept nothing but answers, and none before a heartbeat', () => {
    const { socket, said } = browser();
    expect(beats.hear(socket, '{"type":"heartbeat","data":{}}')).toBe(false);
    expect(beats.hear(socket, LIVE_HEARTBEAT.frame)).toBe(true);
    vi.advanceTimersByTime(20_000);
    expect(said).toEqual([]);
  });
});
