import { type Id, readCallFrame } from '@isopter/contract';
import { LiveSocket, liveUrl } from '../live/LiveSocket.ts';

/** Options of {@link awaitCall}. */
export interface CallWatch {
  /** URL of the session's socket. */
  url: string;
  /** Called when the other side calls. @returns whether the call is taken: a provider joins it; otherwise it is declined */
  onCall: () => boolean;
  /** @default globalThis.WebSocket */
  WebSocket?: new (url: string) => WebSocket;
}

/** The URL of the socket of a session's call on the origin of the page. */
export const callUrl = (session: Id, page?: { protocol: string; host: string }): string =>
  liveUrl('techall-session', session, page);

/** Waits, where the patient is, until the technician calls, beside other windows that wait. @returns ends it */
export function awaitCall({ url, onCall, WebSocket }: CallWatch): () => void {
  const socket = new LiveSocket({
    url: `${url}?wait`,
    onFrame(frame) {
      const type = readCallFrame(frame)?.type;
      if (type === 'rtcConfig') socket.settled();
      if ((type === 'startCall' || type === 'restartCall') && !onCall()) socket.send('{"type":"endCall"}');
    },
    WebSocket,
  });
  socket.start();
  return () => socket.stop();
}
