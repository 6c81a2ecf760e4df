import { type IceServer, readCallFrame, type RtcConfig } from '@isopter/contract';

/** Creates the socket of a call. */
export type SocketClass = new (url: string) => WebSocket;

/**
 * Asks the server for the configuration of connections, without joining the call.
 * @param url of the session's socket
 * @param onAnswer called with the configuration, or null if the server cannot be reached
 * @returns a function that stops it
 */
export function reachServer(
  url: string,
  onAnswer: (config: RtcConfig['data'] | null) => void,
  SocketOfCall: SocketClass = WebSocket,
): () => void {
  const socket = new SocketOfCall(`${url}?check`);
  let isOver = false;
  const end = (): void => {
    isOver = true;
    socket.close();
  };
  const answer = (config: RtcConfig['data'] | null): void => {
    if (isOver) return;
    end();
    onAnswer(config);
  };
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const frame = readCallFrame(data);
    if (frame?.type === 'rtcConfig') answer(frame.data);
  });
  socket.addEventListener('close', () => answer(null));
  return end;
}

/** Asks relays for an address, and gives it back at once. @returns a function that stops it */
export function reachRelay(iceServers: readonly IceServer[], onReached: () => void): () => void {
  const peer = new RTCPeerConnection({ iceServers: [...iceServers], iceTransportPolicy: 'relay' });
  peer.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate?.type !== 'relay') return;
    peer.close();
    onReached();
  });
  // a connection without a channel gathers no candidates
  peer.createDataChannel('check');
  // rejects if the connection was closed meanwhile
  peer.setLocalDescription().catch(() => undefined);
  return () => peer.close();
}
