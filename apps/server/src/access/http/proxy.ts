import { BlockList, isIP } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import { StartError } from '../../platform/lib/startError.ts';

export type ProxyTrust = NonNullable<FastifyServerOptions['trustProxy']>;

const HOPS_MAX = 10;
/** Names of networks in the framework. */
const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Returns the proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted.
 * @param setting number of proxies in front of the server, or their addresses and networks separated by commas; none by
 *   default
 * @throws StartError when it is neither
 */
export function proxyTrust(setting = ''): ProxyTrust {
  const value = setting.trim();
  if (value === '') return false;
  const hops = /^\d+$/.test(value) ? Number(value) : undefined;
  if (hops !== undefined && hops <= HOPS_MAX) return (_address, hop) => hop < hops;
  const proxies = value.split(',').map((proxy) => proxy.trim());
  if (hops !== undefined || !proxies.every(isNetwork)) {
    throw new StartError(
      `TRUST_PROXY is ${value}, and has to be how many proxies stand before the server (1 to ${HOPS_MAX}) or their addresses.`,
    );
  }
  return proxies;
}

function isNetwork(text: string): boolean {
  if (NETWORKS.has(text)) return true;
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  try {
    new BlockList().addSubnet(address, /^\d+$/.test(prefix) ? Number(prefix) : -1, version === 4 ? 'ipv4' : 'ipv6');
    return true;
  } catch {
    return false;
  }
}
