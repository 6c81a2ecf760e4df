import { type Id, type ImportMessage, IMPORTS_RETRY_DELAY, LIVE_CLOSE, LIVE_HEARTBEAT } from '@isopter/contract';
import { Timer } from '../live/Timer.ts';

/** What is wanted of the socket of a patient's imports. */
export interface ImportsWatch {
  patientId: Id;
  onMessage: (message: ImportMessage) => void;
  /** Called when the socket begins or ceases to tell what changes; what changed before has to be asked for. */
  onLive: (isLive: boolean) => void;
  /** @default globalThis.WebSocket */
  WebSocket?: new (url: string) => WebSocket;
}

/** The URL of the socket of a patient's imports on the origin of the page. */
export function importsUrl(patientId: Id, { protocol, host }: { protocol: string; host: string } = location): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/live/tests_external/${encodeURIComponent(patientId)}`;
}

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

/** Whether the server would close the socket for the same reason again. */
const isFinal = (code: number): boolean =>
  code === LIVE_CLOSE.signedOut || code === LIVE_CLOSE.forbidden || code === LIVE_CLOSE.missing;

/**
 * Follows a patient's imports over their socket, which is opened again 2 s after it ended [IMP-03]. A server that was
 * there and says nothing any more counts as gone.
 * @returns what ends it
 */
export function watchImports(watch: ImportsWatch): () => void {
  const { patientId, onMessage, onLive, WebSocket = globalThis.WebSocket } = watch;
  const retry = new Timer();
  const silence = new Timer();
  let current: WebSocket | undefined;
  let isLive = false;

  const setLive = (now: boolean): void => {
    if (now === isLive) return;
    isLive = now;
    onLive(now);
  };
  const disconnect = (): void => {
    const socket = current;
    current = undefined;
    silence.clear();
    socket?.close();
  };
  const lost = (): void => {
    disconnect();
    setLive(false);
    retry.set(IMPORTS_RETRY_DELAY, connect);
  };
  function connect(): void {
    const socket = new WebSocket(importsUrl(patientId));
    current = socket;
    socket.addEventListener('open', () => {
      if (current === socket) setLive(true);
    });
    socket.addEventListener('message', ({ data }: MessageEvent) => {
      if (current !== socket) return;
      setLive(true);
      const frame = read(data);
      if (isOfImports(frame)) onMessage(frame);
      if (frame.type !== 'heartbeat') return;
      socket.send(LIVE_HEARTBEAT.frame);
      silence.set(LIVE_HEARTBEAT.patience, lost);
    });
    socket.addEventListener('close', ({ code }) => {
      if (current !== socket) return;
      lost();
      if (isFinal(code)) retry.clear();
    });
  }

  connect();
  return () => {
    retry.clear();
    disconnect();
  };
}
