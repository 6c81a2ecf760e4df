import websocket from '@fastify/websocket';
import { LIVE_CLOSE, STREAM_FRAME_MAX } from '@isopter/contract';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { logRefusedSockets, rememberOpening } from './refusedSockets.ts';

/** Who does not say goodbye within this time is cut off. */
const GOODBYE_MS = 2_000;

/** Calls a function with the code when this server closes a socket; not for the answer to a goodbye. */
function watchClosing(socket: WebSocket, closing: (code: number) => void): void {
  const close = socket.close.bind(socket);
  socket.close = (code, data) => {
    if (code !== undefined && socket.readyState === socket.OPEN) closing(code);
    close(code, data);
  };
}

/**
 * Accepts WebSockets and logs those that the server refuses. A server that stops closes its sockets with `restart`, so that
 * browsers and headsets connect again.
 */
export async function addSockets(app: FastifyInstance): Promise<void> {
  let isStopping = false;
  // Whoever comes now is refused without a word: an answer would leave the connection half open, which nobody closes, and
  // a server that stops waits for all of them.
  app.server.on('upgrade', (_request, wire) => {
    if (isStopping) wire.destroy();
  });
  await app.register(websocket, {
    // the longest of any kind of socket: live/onMessage.ts
    options: { maxPayload: STREAM_FRAME_MAX, perMessageDeflate: false },
    preClose(done) {
      isStopping = true;
      for (const client of app.websocketServer.clients) client.close(LIVE_CLOSE.restart);
      const cut = setTimeout(() => {
        for (const client of app.websocketServer.clients) client.terminate();
      }, GOODBYE_MS);
      app.websocketServer.close(() => {
        clearTimeout(cut);
        done();
      });
    },
  });
  const openingOf = rememberOpening(app);
  const refused = logRefusedSockets(app.log);
  app.addHook('onClose', () => Promise.resolve(refused.close()));
  app.websocketServer.on('connection', (socket, request) => {
    watchClosing(socket, (code) => refused.add({ ...openingOf(request), code }));
  });
}
