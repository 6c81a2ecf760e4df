import { type Id, type ImportMessage, IMPORTS_RETRY_DELAY } from '@isopter/contract';
import { LiveSocket, liveUrl } from '../live/LiveSocket.ts';

/** Options of the socket of a patient's imports. */
export interface ImportsWatch {
  patientId: Id;
  onMessage: (message: ImportMessage) => void;
  /** Called when the socket begins or ceases to tell what changes; what changed before has to be asked for. */
  onLive: (isLive: boolean) => void;
  /** @default globalThis.WebSocket */
  WebSocket?: new (url: string) => WebSocket;
}

/** The URL of the socket of a patient's imports on the origin of the page. */
export const importsUrl = (patientId: Id, page?: { protocol: string; host: string }): string =>
  liveUrl('tests_external', patientId, page);

interface Frame {
  type?: unknown;
}

const read = (frame: unknown): Frame => {
  try {
    return (JSON.parse(String(frame)) as Frame | null) ?? {};
  } catch {
    return {};
  }
};

const isOfImports = (frame: Frame): frame is ImportMessage => frame.type === 'import' || frame.type === 'removed';

/**
 * Follows a patient's imports over their socket, which is opened again 2 s after it ended [IMP-03]. A server that was
 * there and says nothing any more counts as gone.
 * @returns what ends it
 */
export function watchImports({ patientId, onMessage, onLive, WebSocket }: ImportsWatch): () => void {
  const socket = new LiveSocket({
    url: importsUrl(patientId),
    onConnected() {
      socket.settled();
      onLive(true);
    },
    onFrame(data) {
      const frame = read(data);
      if (isOfImports(frame)) onMessage(frame);
    },
    onLost: (attempt) => {
      if (attempt === 1) onLive(false);
    },
    onRefused: () => onLive(false),
    retryDelay: () => IMPORTS_RETRY_DELAY,
    WebSocket,
  });
  socket.start();
  return () => socket.stop();
}
