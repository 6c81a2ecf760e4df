import { createHmac } from 'node:crypto';
import type { RtcConfig } from '@isopter/contract';
import { StartError } from '../../platform/lib/startError.ts';

/** Relays of a call if two sides cannot connect directly. */
export interface TurnServers {
  urls: string[];
  /** Shared with the relays: they believe who has a credential made with it. */
  secret: string;
}

/** Validity of a credential in seconds: longer than any session. */
const CREDENTIAL_S = 12 * 3600;

const ADDRESS = /^turns?:[^\s,?/]+(\?transport=(udp|tcp))?$/;

/**
 * The relays of `ISOPTER_TURN`, such as `turn:relay.example:3478,turns:relay.example:5349`, with the secret of
 * `ISOPTER_TURN_SECRET`, which is `static-auth-secret` in coturn; undefined without both.
 * @throws StartError for one without the other, and for other addresses
 */
export function turnServersOf(env: Readonly<Record<string, string | undefined>>): TurnServers | undefined {
  const text = env['ISOPTER_TURN'];
  const secret = env['ISOPTER_TURN_SECRET'];
  if (!text && !secret) return undefined;
  if (!text || !secret) throw new StartError('ISOPTER_TURN and ISOPTER_TURN_SECRET are set together.');
  const urls = text.split(',').map((url) => url.trim());
  if (!urls.every((url) => ADDRESS.test(url))) {
    throw new StartError('ISOPTER_TURN must be addresses such as turn:relay.example:3478, with commas between them.');
  }
  return { urls, secret };
}

/**
 * Returns the ICE configuration of a call. A credential names only the account and expires: the username is the time of
 * its end, the password its HMAC-SHA1, as with coturn's `use-auth-secret`.
 * @param now in milliseconds since the epoch
 */
export function rtcConfig(turn: TurnServers | undefined, accountId: string, now = Date.now()): RtcConfig {
  if (!turn) return { type: 'rtcConfig', data: { ice_servers: [], has_relay: false } };
  const username = `${Math.floor(now / 1000) + CREDENTIAL_S}:${accountId}`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return { type: 'rtcConfig', data: { ice_servers: [{ urls: turn.urls, username, credential }], has_relay: true } };
}
