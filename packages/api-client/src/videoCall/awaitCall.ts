import { LIVE_CALL_PATH, readCallFrame } from '@isopter/contract';
import { LiveSocket } from '../live/LiveSocket.ts';

/** What {@link awaitCall} needs. */
export interface CallWatch {
  /** Of the socket of the session. */
  url: string;
  /** Called when the other side calls: time to join with a provider, which takes over the socket. */
  onCall: () => void;
  /** @default globalThis.WebSocket */
  WebSocket?: new (url: string) => WebSocket;
}

/** The URL of the socket of a session's call on the origin of the page. */
export function callUrl(session: string, { protocol, host }: { protocol: string; host: string } = location): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${LIVE_CALL_PATH}${encodeURIComponent(session)}`;
}

/** Waits, where the patient is, until the technician calls. @returns ends it */
export function awaitCall({ url, onCall, WebSocket }: CallWatch): () => void {
  const socket = new LiveSocket({
    url,
    onFrame(frame) {
      const type = readCallFrame(frame)?.type;
      if (type === 'rtcConfig') {
        socket.settled();
        // a technician who is in a call makes an offer then: this page was loaded anew during it
        socket.send('{"type":"deviceReady"}');
      }
      if (type === 'startCall' || type === 'restartCall' || type === 'offer') onCall();
    },
    WebSocket,
  });
  socket.start();
  return () => socket.stop();
}
