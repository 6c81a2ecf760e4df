import { LIVE_CLOSE } from '@isopter/contract';
import type { Identity } from '../auth/identity.ts';
import { identify } from '../auth/session.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Log } from '../../platform/lib/log.ts';
import type { Connection, SocketKind } from './socketKind.ts';

/** Interval of the checks, in milliseconds. */
const CHECK_MS = 25_000;

type Rules = Pick<SocketKind, 'isAllowed' | 'visibleOf'>;

/** Returns the user of one browser's sockets, the objects that they may follow now, and the code for closing other sockets. */
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

/** Keeps the open sockets of a kind, and closes those whose user has lost the right to follow the object. */
export function keepWatch(db: Db, log: Log, rules: Rules) {
  const connections = new Set<Connection>();

  /** Closes the sockets of users who were blocked or signed out, or lost a role or an office. */
  async function check(): Promise<void> {
    const browsers = new Map<string, Connection[]>();
    for (const connection of connections) {
      const { cookie, 'x-office-group': officeGroup } = connection.request.headers;
      const browser = `${cookie} ${String(officeGroup)}`;
      browsers.set(browser, [...(browsers.get(browser) ?? []), connection]);
    }
    for (const ofBrowser of browsers.values()) {
      // a failed check must not stop the checks of other browsers
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
