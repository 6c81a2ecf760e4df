import { LIVE_CLOSE } from '@isopter/contract';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../../platform/lib/log.ts';

/** Close codes of RFC 6455 for frames that break the protocol, have a wrong type or are no UTF-8. */
const BROKEN = [1002, 1003, 1007];
const REFUSALS = new Set<number>([...BROKEN, LIVE_CLOSE.malformed, LIVE_CLOSE.tooBig, LIVE_CLOSE.tooMany]);
/** Refusals only of a socket that was not served yet; later, the session ended or the object was deleted. */
const REFUSALS_AT_OPENING = new Set<number>([LIVE_CLOSE.signedOut, LIVE_CLOSE.forbidden, LIVE_CLOSE.missing]);
const WINDOW_MS = 60_000;

/** The request that opened a socket. */
interface Opening {
  /** The path of its route, without ids. */
  route: string;
  address: string;
}

/** A socket that the server closes. */
export interface ClosedSocket extends Opening {
  code: number;
  /** The server has sent something over the socket. */
  isServed: boolean;
}

/** Logs refused sockets: one line a minute for each route and code, so that the log cannot be flooded. */
export function logRefusedSockets(log: Pick<Log, 'warn'>): { add(socket: ClosedSocket): void; close(): void } {
  /** Further refusals since the logged one, by route and code. */
  let more = new Map<string, { route: string; code: number; times: number }>();

  function flush(): void {
    for (const { route, code, times } of more.values())
      if (times > 0) log.warn({ route, closed: code, times }, 'more sockets were refused');
    more = new Map();
  }

  const timer = setInterval(flush, WINDOW_MS);
  timer.unref();
  return {
    add({ route, address, code, isServed }) {
      if (!REFUSALS.has(code) && (isServed || !REFUSALS_AT_OPENING.has(code))) return;
      const key = `${route} ${code}`;
      const known = more.get(key);
      if (known) {
        known.times += 1;
        return;
      }
      more.set(key, { route, code, times: 0 });
      log.warn({ route, closed: code, address }, 'a socket was refused');
    },
    close() {
      clearInterval(timer);
      flush();
    },
  };
}

/** Remembers where sockets are opened: their server gets the bare request, without the route and the address behind a proxy. */
export function rememberOpening(app: FastifyInstance): (request: object) => Opening {
  const openings = new WeakMap<object, Opening>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.ws) openings.set(request.raw, { route: request.routeOptions.url ?? '', address: request.ip });
    done();
  });
  return (request) => openings.get(request) ?? { route: '', address: '' };
}
