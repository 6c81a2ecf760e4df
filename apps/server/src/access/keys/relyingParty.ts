import type { FastifyRequest } from 'fastify';
import { keyRefused } from './refused.ts';

/**
 * Returns the relying party: the host in the address bar, which may be a partner's. A key registered for one host signs
 * for no other, so a forged Host header gives access only to the user's keys of that host.
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
