import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { StartError } from '../../platform/lib/startError.ts';
import type { SsoSettings } from './client.ts';

const filled = z.string().check(z.minLength(1));
const Providers = z.record(
  filled,
  z.strictObject({
    issuer: z.url({ protocol: /^https$/ }).check(z.regex(/^[^?#]+$/)),
    client_id: filled,
    client_secret: filled,
  }),
);

/** The redirect URI of all providers, on a server with this public address. */
export const redirectOf = (address: string): string => `${address}/sso/authorize`;

/**
 * The providers of single sign-on in the file that the environment names, by the domain of an office group.
 * @param address where people reach this server
 * @returns undefined for none
 * @throws StartError for what is none, without saying it: it holds secrets
 */
export function ssoOf(
  env: Readonly<Record<string, string | undefined>>,
  address: string | undefined,
): ReadonlyMap<string, SsoSettings> | undefined {
  const file = env['ISOPTER_SSO'];
  if (!file) return undefined;
  if (!address) throw new StartError('ISOPTER_SSO needs ISOPTER_ADDRESS: the provider leads back there.');
  const providers = Providers.safeParse(read(file)).data;
  if (!providers) {
    throw new StartError(
      'ISOPTER_SSO must name a file like {"clinic.example": {"issuer": "https://…", "client_id": "…", "client_secret": "…"}}.',
    );
  }
  return new Map(
    Object.entries(providers).map(([domain, { issuer, client_id, client_secret }]) => [
      domain.toLowerCase(),
      { issuer, clientId: client_id, clientSecret: client_secret, redirect: redirectOf(address) },
    ]),
  );
}

function read(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new StartError('The file that ISOPTER_SSO names cannot be read.');
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
