import { LIVE_CLOSE } from '@isopter/contract';
import { and, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { mayCall } from '../auth/access.ts';
import type { Identity } from '../auth/identity.ts';
import { testScope } from '../auth/scope.ts';
import { identify } from '../auth/session.ts';
import { test } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import type { Log } from '../lib/log.ts';

/** How often it is looked whether they still may, in milliseconds. */
const CHECK_MS = 25_000;

/** Somebody who watches a test; the request that opened the socket says who. */
export interface Watcher {
  socket: WebSocket;
  request: FastifyRequest;
  testId: string;
}

/** The close code for who may not watch any test; undefined for who may. */
export function refusalOf(user: Identity | undefined): number | undefined {
  if (!user) return LIVE_CLOSE.signedOut;
  return mayCall(user, 'getTest') ? undefined : LIVE_CLOSE.forbidden;
}

/** Those who watch, and whether they still may: a session outlives the rights it began with. */
export function keepWatch(db: Db, log: Log) {
  const watchers = new Set<Watcher>();

  /** One look for all sockets of a browser. */
  async function checkAll(ofBrowser: readonly Watcher[]): Promise<void> {
    const [first] = ofBrowser;
    const user = first && (await identify(db, first.request, false));
    const refusal = refusalOf(user);
    const ids = ofBrowser.map(({ testId }) => testId);
    const seen =
      user && refusal === undefined
        ? await db
            .select({ id: test.id })
            .from(test)
            .where(and(testScope(user), inArray(test.id, ids)))
        : [];
    const visible = new Set(seen.map(({ id }) => id));
    for (const { socket, testId } of ofBrowser) {
      if (!visible.has(testId)) socket.close(refusal ?? LIVE_CLOSE.missing);
    }
  }

  /** Closes the sockets of who was blocked or signed out, or has other groups or offices now. */
  async function check(): Promise<void> {
    const browsers = new Map<string, Watcher[]>();
    for (const watcher of watchers) {
      const { cookie, 'x-office-group': officeGroup } = watcher.request.headers;
      const browser = `${cookie} ${String(officeGroup)}`;
      browsers.set(browser, [...(browsers.get(browser) ?? []), watcher]);
    }
    for (const ofBrowser of browsers.values()) {
      await checkAll(ofBrowser);
    }
  }

  const pulse = setInterval(() => {
    check().catch((error: unknown) => log.error(error, 'live sockets could not be checked'));
  }, CHECK_MS);

  return {
    add(watcher: Watcher): void {
      watchers.add(watcher);
      watcher.socket.once('close', () => watchers.delete(watcher));
      if (watcher.socket.readyState !== watcher.socket.OPEN) watchers.delete(watcher);
    },
    close: () => clearInterval(pulse),
  };
}
