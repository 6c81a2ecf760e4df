import websocket from '@fastify/websocket';
import { LIVE_CLOSE, STREAM_FRAME_MAX } from '@isopter/contract';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { countedAddress } from './limits.ts';
import { logRefusedSockets, rememberOpening } from './refusedSockets.ts';

/** Connections that do not complete the closing handshake within this time are cut off. */
const GOODBYE_MS = 2_000;

/** Sockets that an address may open in a minute. A whole clinic may share one, and all its screens connect again at once. */
const SOCKETS_PER_MINUTE = 1_200;

/**
 * Calls a function with the code when this server closes a socket, and whether it has served the socket before; not for the
 * answer to a goodbye, which repeats the code of the peer.
 */
function watchClosing(socket: WebSocket, closing: (code: number, isServed: boolean) => void): void {
  const [close, send] = [socket.close.bind(socket), socket.send.bind(socket)] as const;
  let isServed = false;
  socket.send = (...frame: unknown[]) => {
    isServed = true;
    Reflect.apply(send, socket, frame);
  };
  socket.close = (code, data) => {
    // `ws` has no public way to distinguish its answer to a goodbye
    const isAnswer = Reflect.get(socket, '_closeFrameReceived') === true;
    if (code !== undefined && socket.readyState === socket.OPEN && !isAnswer) closing(code, isServed);
    close(code, data);
  };
}

/**
 * Accepts WebSockets, limits how many an address opens in a minute, and logs those that the server refuses. A server that stops closes its sockets with `restart`, so that
 * browsers and headsets connect again.
 */
export async function acceptSockets(app: FastifyInstance, perMinute = SOCKETS_PER_MINUTE): Promise<void> {
  let isStopping = false;
  // New connections are refused without an answer: an answer would leave the connection half open, and a server that
  // stops waits for all of them.
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
  const limit = app.createRateLimit({ max: perMinute, timeWindow: '1 minute', keyGenerator: countedAddress });
  const excessive = new WeakSet<object>();
  app.addHook('onRequest', async (request) => {
    if (!request.ws) return;
    const limited = await limit(request);
    if (!limited.isAllowed && limited.isExceeded) excessive.add(request.raw);
  });
  const refused = logRefusedSockets(app.log);
  app.addHook('onClose', () => Promise.resolve(refused.close()));
  app.websocketServer.on('connection', (socket, request) => {
    watchClosing(socket, (code, isServed) => refused.add({ ...openingOf(request), code, isServed }));
    // accepted first: a browser cannot see why an upgrade was refused
    if (excessive.has(request)) socket.close(LIVE_CLOSE.tooMany);
  });
}
