import { LIVE_CLOSE } from '@isopter/contract';
import type { RawData, WebSocket } from 'ws';

/**
 * Handles the messages of an open socket that are not too long; a longer one closes it. The server of all sockets accepts the
 * longest message of any kind, so each kind says how long its own may be.
 * @param max in bytes
 */
export function onMessage(socket: WebSocket, max: number, handle: (data: Buffer, isBinary: boolean) => void): void {
  socket.on('message', (data: RawData, isBinary) => {
    // a peer that does not answer the goodbye may still send
    if (socket.readyState !== socket.OPEN) return;
    // messages arrive as one Buffer, the default binaryType
    const bytes = data as Buffer;
    if (bytes.length > max) socket.close(LIVE_CLOSE.tooBig);
    else handle(bytes, isBinary);
  });
}
