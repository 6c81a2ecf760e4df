import { Email } from '@isopter/contract';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { StartError } from '../lib/startError.ts';
import { gateway } from './gateway.ts';
import type { Outbox } from './outbox.ts';
import { pickup } from './pickup.ts';
import { smtp } from './smtp.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The address of a variable. @throws StartError for what is none, without saying it: it may hold a password */
function addressIn(env: Env, name: string, protocols: readonly string[]): URL | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return new URL(text);
  throw new StartError(
    `${name} must be an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}.`,
  );
}

/**
 * The ways to people that the environment opens.
 * @returns undefined for none
 */
export function outboxOf(env: Env): Outbox | undefined {
  const from = env['ISOPTER_MAIL_FROM'] ?? `reports@${hostname()}`;
  const server = addressIn(env, 'ISOPTER_SMTP', ['smtp:', 'smtps:']);
  const texts = addressIn(env, 'ISOPTER_TEXTS', ['https:', 'http:']);
  const directory = env['ISOPTER_MAIL'];
  const letters = server ? smtp(server, from) : directory ? pickup({ directory: resolve(directory), from }) : undefined;
  if (!letters && !texts) return undefined;
  return { ...letters, ...(texts && gateway(texts)) };
}

/** The public address of this server, without a slash at the end; links in letters begin with it. */
export const addressOf = (env: Env): string | undefined =>
  addressIn(env, 'ISOPTER_ADDRESS', ['https:', 'http:'])?.origin;

/** The address for messages from the contact screen. @throws StartError for anything but a bare address */
export function supportOf(env: Env): string | undefined {
  const text = env['ISOPTER_SUPPORT'];
  if (!text) return undefined;
  if (Email.safeParse(text).success) return text;
  throw new StartError('ISOPTER_SUPPORT must be an e-mail address.');
}
