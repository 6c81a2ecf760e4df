import { LIVE_HEARTBEAT } from '@isopter/contract';
import type { WebSocket } from 'ws';

/** Tells browsers that the server is there, and lets those go that do not say the same of themselves. */
export interface Heartbeats {
  /** From now on, beginning at once, this socket is told, and has to answer. */
  begin(socket: WebSocket): void;
  /** Takes what a browser said. @returns whether it was an answer, which is all that browsers say */
  hear(socket: WebSocket, frame: string): boolean;
  close(): void;
}

export function createHeartbeats(): Heartbeats {
  // a clock that nobody sets
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
