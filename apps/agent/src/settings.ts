import { resolve } from 'node:path';
import { databaseConnection, requireTls, StartError } from '@isopter/server/agent';
import * as z from 'zod/mini';
import type { Where } from './db/open.ts';
import type { Files } from './tls/certificate.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Settings of the agent, from the environment (docs/agent.md). */
export interface Settings {
  /** Address of the server that vouches for its users. */
  server: string;
  officeGroupId: string;
  /** Address of this agent, as browsers reach it: the origin of the office group's preference. */
  address: URL;
  origins: readonly string[];
  port: number;
  host: string;
  dataDirectory: string;
  database: Where;
  /** The clinic's certificate; without it the agent creates one. */
  tls: Files | undefined;
  logLevel: string;
}

const DEFAULT_PORT = 4602;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const required = (env: Env, name: string, what: string): string => {
  const value = env[name];
  if (!value) throw new StartError(`${name} is missing: ${what}.`);
  return value;
};

/** Plain HTTP is for trying on one machine: assertions are signed, but an attacker in the network could exchange the keys. */
const isLocal = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Returns an address without path. @throws StartError unless it is `https://`, or `http://` of this machine where `isTried` */
function originOf(name: string, text: string, isTried: boolean): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSecure = url?.protocol === 'https:' || (isTried && url?.protocol === 'http:' && isLocal(url));
  if (!url || !isSecure) throw new StartError(`${name} must begin with https://; it has ${text}.`);
  if (url.pathname !== '/' || url.search !== '' || url.username !== '')
    throw new StartError(`${name} must be an address without a path; it has ${text}.`);
  return url;
}

function portOf(text: string | undefined): number {
  if (!text) return DEFAULT_PORT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new StartError(`PORT must be a number up to 65535; it has ${text}.`);
  return port;
}

function tlsOf(env: Env): Files | undefined {
  const [cert, key] = [env['ISOPTER_TLS_CERT'], env['ISOPTER_TLS_KEY']];
  if (!cert && !key) return undefined;
  if (!cert || !key) throw new StartError('Set both ISOPTER_TLS_CERT and ISOPTER_TLS_KEY, or neither.');
  return { cert, key };
}

/** Returns where the database is; the commands need no more than that. */
export const databaseOf = (env: Env): Where => ({
  databaseUrl: env['DATABASE_URL'] || undefined,
  dataDirectory: resolve(env['ISOPTER_DATA'] || 'data-agent'),
});

/** @throws StartError for the first setting that is missing or wrong */
export function settingsOf(env: Env): Settings {
  const server = originOf('ISOPTER_SERVER', required(env, 'ISOPTER_SERVER', 'the address of the Isopter server'), true);
  const officeGroupId = required(env, 'ISOPTER_OFFICE_GROUP', 'the id of the office group');
  if (!z.safeParse(z.uuid(), officeGroupId).success)
    throw new StartError(`ISOPTER_OFFICE_GROUP must be the id of an office group; it has ${officeGroupId}.`);
  const address = originOf(
    'ISOPTER_ADDRESS',
    required(env, 'ISOPTER_ADDRESS', 'the address of this agent, as in the preferences of the office group'),
    false,
  );
  // neither the created certificate nor the check of the clinic's covers these
  if (address.hostname.startsWith('['))
    throw new StartError(`ISOPTER_ADDRESS must have a DNS name or an IPv4 address; it has ${address.origin}.`);
  const origins = (env['ISOPTER_ORIGINS'] || server.origin)
    .split(',')
    .map((text) => originOf('ISOPTER_ORIGINS', text.trim(), true).origin);
  const logLevel = env['LOG_LEVEL'] || 'warn';
  if (!LOG_LEVELS.includes(logLevel)) throw new StartError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
  const database = databaseOf(env);
  if (database.databaseUrl) requireTls(env['ISOPTER_PLAIN'], [databaseConnection(database.databaseUrl)]);
  return {
    server: server.origin,
    officeGroupId: officeGroupId.toLowerCase(),
    address,
    origins,
    port: portOf(env['PORT']),
    host: env['HOST'] || '::',
    dataDirectory: database.dataDirectory ?? '',
    database,
    tls: tlsOf(env),
    logLevel,
  };
}
