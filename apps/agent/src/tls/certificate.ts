import { createPrivateKey, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { StartError } from '@isopter/server/agent';
import { type Pair, selfSigned } from './selfSigned.ts';
import { RENEWED_MS } from './validity.ts';

/** The agent's certificate. */
export interface Certificate extends Pair {
  /** SHA-256 of the certificate, as browsers show it: pairs of hexadecimal digits with colons. */
  fingerprint: string;
  expires: Date;
  /** Whether the agent created it, so that nobody trusts it yet. */
  isSelfSigned: boolean;
}

/** Files with the clinic's certificate and key. */
export interface Files {
  cert: string;
  key: string;
}

function read(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartError(`${setting} names ${file}, which cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

const describe = (certificate: X509Certificate): Pick<Certificate, 'fingerprint' | 'expires'> => ({
  fingerprint: certificate.fingerprint256,
  expires: new Date(certificate.validTo),
});

function parse(cert: string, what: string): X509Certificate {
  try {
    return new X509Certificate(cert);
  } catch {
    throw new StartError(`${what} is no certificate in PEM.`);
  }
}

/** Returns whether a key is that of a certificate; undefined if it is no private key. */
function isKeyOf(certificate: X509Certificate, key: string): boolean | undefined {
  try {
    return certificate.checkPrivateKey(createPrivateKey(key));
  } catch {
    return undefined;
  }
}

/** Writes a file that is complete or absent, also if the power fails. */
function writeWhole(file: string, text: string, mode: number): void {
  const beside = `${file}.new`;
  rmSync(beside, { force: true });
  writeFileSync(beside, text, { mode, flush: true });
  renameSync(beside, file);
}

const fitsHost = (certificate: X509Certificate, host: string): boolean =>
  (isIP(host) ? certificate.checkIP(host) : certificate.checkHost(host)) !== undefined;

/**
 * Reads the clinic's certificate.
 * @throws StartError when a file is missing or no PEM, the key is of another certificate, or it is expired or of another host
 */
export function clinicCertificate(files: Files, host: string, now = new Date()): Certificate {
  const pair = { cert: read('ISOPTER_TLS_CERT', files.cert), key: read('ISOPTER_TLS_KEY', files.key) };
  const certificate = parse(pair.cert, files.cert);
  const isOwnKey = isKeyOf(certificate, pair.key);
  if (isOwnKey === undefined) throw new StartError(`${files.key} is no private key in PEM without a password.`);
  if (!isOwnKey) throw new StartError(`${files.key} is not the key of the certificate in ${files.cert}.`);
  if (new Date(certificate.validTo) <= now)
    throw new StartError(`The certificate in ${files.cert} expired on ${certificate.validTo}.`);
  if (!fitsHost(certificate, host))
    throw new StartError(`The certificate in ${files.cert} is not for ${host}, the host of ISOPTER_ADDRESS.`);
  return { ...pair, ...describe(certificate), isSelfSigned: false };
}

/**
 * Returns the certificate that the agent created before, or a new one when there is none, it is of another host or key, or it
 * expires soon.
 * @param directory data directory of the agent
 */
export function ownCertificate(directory: string, host: string, now = new Date()): Certificate {
  const folder = join(directory, 'tls');
  const files = { cert: join(folder, 'agent.crt'), key: join(folder, 'agent.key') };
  if (existsSync(files.cert) && existsSync(files.key)) {
    const pair = { cert: readFileSync(files.cert, 'utf8'), key: readFileSync(files.key, 'utf8') };
    const certificate = parse(pair.cert, files.cert);
    const isValid = new Date(certificate.validTo).getTime() > now.getTime() + RENEWED_MS;
    if (isValid && fitsHost(certificate, host) && isKeyOf(certificate, pair.key))
      return { ...pair, ...describe(certificate), isSelfSigned: true };
  }
  const pair = selfSigned(host, now);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeWhole(files.key, pair.key, 0o600);
    writeWhole(files.cert, pair.cert, 0o644);
  } catch (error) {
    throw new StartError(`${folder} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
  return { ...pair, ...describe(new X509Certificate(pair.cert)), isSelfSigned: true };
}
