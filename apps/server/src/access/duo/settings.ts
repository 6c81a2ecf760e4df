import { StartError } from '../../platform/lib/startError.ts';
import type { DuoSettings } from './client.ts';

/**
 * The Duo application the environment names: `https://CLIENT_ID:SECRET@api-….duosecurity.com`.
 * @param address where people reach this server
 * @returns undefined for none
 * @throws StartError for what is none, without saying it: it holds a secret
 */
export function duoOf(
  env: Readonly<Record<string, string | undefined>>,
  address: string | undefined,
): DuoSettings | undefined {
  const text = env['ISOPTER_DUO'];
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || !url.username || !url.password) {
    throw new StartError('ISOPTER_DUO must be an address like https://CLIENT_ID:SECRET@api-….duosecurity.com.');
  }
  if (!address) throw new StartError('ISOPTER_DUO needs ISOPTER_ADDRESS: Duo leads back there.');
  return {
    clientId: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
    base: url.origin,
    redirect: `${address}/duo/redirect`,
  };
}
