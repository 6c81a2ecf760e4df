import { LIVE_HEARTBEAT } from '@isopter/contract';
import type { WebSocket } from 'ws';

/** Sends heartbeats to browsers, and disconnects browsers that do not answer. */
export interface Heartbeats {
  /** Sends the first heartbeat now, then one in every interval. */
  begin(socket: WebSocket): void;
  /** Takes a frame of a browser. @returns whether it was the answer to a heartbeat */
  hear(socket: WebSocket, frame: string): boolean;
  close(): void;
}

export function createHeartbeats(): Heartbeats {
  // a monotonic clock
  const heard = new Map<WebSocket, number>();
  const pulse = setInterval(() => {
    for (const [socket, at] of heard) {
      if (performance.now() - at > LIVE_HEARTBEAT.answer) socket.terminate();
      else if (socket.readyState === socket.OPEN) socket.send(LIVE_HEARTBEAT.frame);
    }
  }, LIVE_HEARTBEAT.interval);
  return {
    begin(socket) {
      socket.send(LIVE_HEARTBEAT.frame);
      heard.set(socket, performance.now());
      socket.once('close', () => heard.delete(socket));
    },
    hear(socket, frame) {
      if (frame !== LIVE_HEARTBEAT.frame) return false;
      if (heard.has(socket)) heard.set(socket, performance.now());
      return true;
    },
    close: () => clearInterval(pulse),
  };
}
