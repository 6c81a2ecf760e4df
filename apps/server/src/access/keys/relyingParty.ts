import type { FastifyRequest } from 'fastify';
import { keyRefused } from './refused.ts';

/**
 * For whom a key signs: the host people see in the address bar, a partner's too. A key that was made for one host signs
 * for no other, so that a wrong Host gets nobody further than their own keys of that host.
 */
export function relyingParty({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): {
  id: string;
  origin: string;
} {
  const address = `${protocol}://${host}`;
  if (!URL.canParse(address)) throw keyRefused();
  const { hostname, origin } = new URL(address);
  return { id: hostname, origin };
}
