import { officeGroup } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { StartError } from '../../platform/lib/startError.ts';
import type { SyslogServer } from '../../platform/syslog/settings.ts';
import { isLoopback } from './isLoopback.ts';

const KINDS = ['database', 'pacs', 'syslog', 'texts', 'metrics'] as const;
type Kind = (typeof KINDS)[number];

/** A connection between this server and another program. */
export interface Connection {
  kind: Kind;
  host: string;
  isTls: boolean;
}

/** Modes of `pg` that encrypt and check the certificate. */
const CHECKED = new Set(['prefer', 'require', 'verify-ca', 'verify-full']);

/** Returns the connection of `DATABASE_URL`. A host that is a path is a socket of this machine. */
export function databaseConnection(text: string): Connection {
  const [authority = '', query = ''] = text.split('?');
  const parameters = new URLSearchParams(query);
  const { hostname } = URL.canParse(authority) ? new URL(authority) : { hostname: '' };
  const host = parameters.get('host') ?? decodeURIComponent(hostname).replaceAll(/[[\]]/g, '');
  const isTls = CHECKED.has(parameters.get('sslmode') ?? '') || ['true', '1'].includes(parameters.get('ssl') ?? '');
  return { kind: 'database', host: host.startsWith('/') || host === '' ? 'localhost' : host, isTls };
}

/** Returns the host of an address; none for a port on this machine. */
const hostOf = (address: string | undefined): string | undefined => /^(.+):\d+$/.exec(address ?? '')?.[1];

/** Returns the connections that environment variables name. Those whose settings allow only TLS are left out. */
export function connectionsOf(
  env: Readonly<Record<string, string | undefined>>,
  syslog: SyslogServer | undefined,
): Connection[] {
  const database = env['DATABASE_URL'];
  const texts = env['ISOPTER_TEXTS'];
  const metrics = hostOf(env['ISOPTER_METRICS']);
  const archives = hostOf(env['ISOPTER_COMMITMENT']);
  return [
    ...(database ? [databaseConnection(database)] : []),
    ...(syslog ? [{ kind: 'syslog' as const, host: syslog.host, isTls: syslog.isSecure }] : []),
    ...(texts ? [{ kind: 'texts' as const, host: new URL(texts).hostname, isTls: texts.startsWith('https:') }] : []),
    ...(archives ? [{ kind: 'pacs' as const, host: archives, isTls: Boolean(env['ISOPTER_COMMITMENT_KEY']) }] : []),
    ...(metrics ? [{ kind: 'metrics' as const, host: metrics, isTls: false }] : []),
  ];
}

/** Returns the connections to the PACS of all office groups. */
export async function pacsConnectionsOf(db: Db): Promise<Connection[]> {
  const groups = await db.select({ connections: officeGroup.pacsConnections }).from(officeGroup);
  return groups
    .flatMap(({ connections }) => Object.values(connections))
    .flatMap(({ worklist, archive, mpps }) =>
      [worklist, archive, mpps].filter((one) => one !== null && one !== undefined),
    )
    .map(({ host, tls: isTls }) => ({ kind: 'pacs', host, isTls }));
}

/**
 * Checks that everything that leaves this machine is encrypted, except what `ISOPTER_PLAIN` allows [OUR-840].
 * @throws StartError for the first connection that is not, or an unknown kind
 */
export function requireTls(setting: string | undefined, connections: readonly Connection[]): void {
  const allowed = (setting ?? '').split(',').filter(Boolean);
  if (!allowed.every((kind) => KINDS.some((known) => known === kind)))
    throw new StartError(`ISOPTER_PLAIN must be a list of ${KINDS.join(', ')}, with commas between them.`);
  const plain = connections.find(({ kind, host, isTls }) => !isTls && !isLoopback(host) && !allowed.includes(kind));
  if (plain)
    throw new StartError(
      `The connection of ${plain.kind} (${plain.host}) is not encrypted. Use TLS, or allow it in a network that nobody else uses: ISOPTER_PLAIN=${[...allowed, plain.kind].join()}`,
    );
}
