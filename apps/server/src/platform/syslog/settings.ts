import { readFileSync } from 'node:fs';
import { StartError } from '../lib/startError.ts';

/** The server to which audit rows are forwarded. */
export interface SyslogServer {
  host: string;
  port: number;
  isSecure: boolean;
  /** Certificates, in PEM, that are trusted instead of the usual ones. */
  ca?: string;
}

/** The ports of RFC 5425 and, for TCP without TLS, of common servers. */
const PORTS = { 'tls:': 6514, 'tcp:': 601 } as const;

/**
 * The syslog server of `ISOPTER_SYSLOG`, such as `tls://log.example:6514`, with the certificates of the file that
 * `ISOPTER_SYSLOG_CA` names; undefined without the first variable.
 * @throws StartError for any other address
 */
export function syslogOf(env: Readonly<Record<string, string | undefined>>): SyslogServer | undefined {
  const text = env['ISOPTER_SYSLOG'];
  if (!text) return undefined;
  const authority = env['ISOPTER_SYSLOG_CA'];
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const port = url && PORTS[url.protocol as keyof typeof PORTS];
  if (!url || !port || !url.hostname || url.username || url.search || !/^\/?$/.test(url.pathname)) {
    throw new StartError('ISOPTER_SYSLOG must be an address such as tls://log.example:6514 or tcp://log.example:601.');
  }
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port ? Number(url.port) : port,
    isSecure: url.protocol === 'tls:',
    ...(authority && { ca: certificatesIn(authority) }),
  };
}

function certificatesIn(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new StartError(`ISOPTER_SYSLOG_CA: ${path} cannot be read.`);
  }
}
