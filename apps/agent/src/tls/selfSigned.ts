import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isIP } from 'node:net';
import { bits, integer, octets, oid, sequence, set, tagged, time, utf8, yes } from './der.ts';
import { DAY_MS } from './validity.ts';

/** Certificate and private key, in PEM. */
export interface Pair {
  cert: string;
  key: string;
}

/** Apple's systems accept no certificate that is valid for longer, not even one that a person trusted. */
const VALID_DAYS = 825;

const OID = {
  commonName: '2.5.4.3',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
  extendedKeyUsage: '2.5.29.37',
  subjectAltName: '2.5.29.17',
  serverAuth: '1.3.6.1.5.5.7.3.1',
} as const;

/** Tags of the names of a host in a certificate (RFC 5280, GeneralName). */
const DNS_NAME = 0x82;
const IP_ADDRESS = 0x87;

/** Longest common name (RFC 5280, ub-common-name). Browsers read the alternative name, which is complete. */
const NAME_MAX = 64;

const name = (host: string): Buffer => sequence(set(sequence(oid(OID.commonName), utf8(host.slice(0, NAME_MAX)))));
const extension = (id: string, value: Uint8Array, isCritical = false): Buffer =>
  sequence(oid(id), ...(isCritical ? [yes()] : []), octets(value));

function hostName(host: string): Buffer {
  if (isIP(host) === 4) return tagged(IP_ADDRESS, Buffer.from(host.split('.').map(Number)));
  return tagged(DNS_NAME, Buffer.from(host));
}

/**
 * Creates a certificate (RFC 5280) for one host with a new P-256 key, signed by that key. Nobody vouches for it, so people
 * compare its fingerprint once.
 * @param host DNS name or IPv4 address
 */
export function selfSigned(host: string, now = new Date()): Pair {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid(OID.ecdsaWithSha256));
  // 64 random bits or more, and positive
  const serial = Buffer.concat([Buffer.from([0x01]), randomBytes(15)]);
  // browsers whose clock is behind accept it too
  const from = now.getTime() - DAY_MS;
  const validity = sequence(time(new Date(from)), time(new Date(from + VALID_DAYS * DAY_MS)));
  const extensions = sequence(
    extension(OID.basicConstraints, sequence(), true),
    // digitalSignature alone: 7 unused bits
    extension(OID.keyUsage, Buffer.from([0x03, 0x02, 0x07, 0x80]), true),
    extension(OID.extendedKeyUsage, sequence(oid(OID.serverAuth))),
    extension(OID.subjectAltName, sequence(hostName(host))),
  );
  const body = sequence(
    tagged(0xa0, integer(Buffer.from([2]))),
    integer(serial),
    algorithm,
    name(host),
    validity,
    name(host),
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, extensions),
  );
  const certificate = sequence(body, algorithm, bits(sign('sha256', body, privateKey)));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
