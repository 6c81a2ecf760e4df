import { LIVE_CLOSE } from '@isopter/contract';
import type { Identity } from '../auth/identity.ts';
import { identify } from '../auth/session.ts';
import type { Db } from '../db/store.ts';
import type { Log } from '../lib/log.ts';
import type { Connection, SocketKind } from './socketKind.ts';

/** How often it is looked whether they still may, in milliseconds. */
const CHECK_MS = 25_000;

type Rules = Pick<SocketKind, 'isAllowed' | 'visibleOf'>;

/** Who owns the sockets of one browser now, what of it they may follow, and the code to close the others with. */
export async function rightsOf(
  db: Db,
  { isAllowed, visibleOf }: Rules,
  ofBrowser: readonly Pick<Connection, 'request' | 'id'>[],
): Promise<{ user?: Identity; visible: ReadonlySet<string>; refusal: number }> {
  const [first] = ofBrowser;
  const user = first && (await identify(db, first.request, false));
  if (!user) return { visible: new Set(), refusal: LIVE_CLOSE.signedOut };
  if (!isAllowed(user)) return { user, visible: new Set(), refusal: LIVE_CLOSE.forbidden };
  const ids = ofBrowser.map(({ id }) => id);
  return { user, visible: await visibleOf(user, ids), refusal: LIVE_CLOSE.missing };
}

/** The open sockets of a kind, and whether their owners still may: a session outlives the rights it began with. */
export function keepWatch(db: Db, log: Log, rules: Rules) {
  const connections = new Set<Connection>();

  /** Closes the sockets of who was blocked or signed out, or has other groups or offices now. */
  async function check(): Promise<void> {
    const browsers = new Map<string, Connection[]>();
    for (const connection of connections) {
      const { cookie, 'x-office-group': officeGroup } = connection.request.headers;
      const browser = `${cookie} ${String(officeGroup)}`;
      browsers.set(browser, [...(browsers.get(browser) ?? []), connection]);
    }
    for (const ofBrowser of browsers.values()) {
      // one that fails keeps no other from being looked at
      const { visible, refusal } = await rightsOf(db, rules, ofBrowser).catch((error: unknown) => {
        log.error(error, 'the rights of a live socket could not be checked');
        return { visible: undefined, refusal: undefined };
      });
      if (visible) for (const { socket, id } of ofBrowser) if (!visible.has(id)) socket.close(refusal);
    }
  }

  const pulse = setInterval(() => {
    check().catch((error: unknown) => log.error(error, 'live sockets could not be checked'));
  }, CHECK_MS);

  return {
    add(connection: Connection): void {
      connections.add(connection);
      connection.socket.once('close', () => connections.delete(connection));
      if (connection.socket.readyState !== connection.socket.OPEN) connections.delete(connection);
    },
    close: () => clearInterval(pulse),
  };
}
