import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:https';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clinicCertificate, ownCertificate } from './certificate.ts';
import { watchExpiry } from './expiry.ts';
import { selfSigned } from './selfSigned.ts';

const DAY_MS = 86_400_000;
const HOST = 'agent.clinic.example';

let folder: string;
const files = () => ({ cert: join(folder, 'clinic.crt'), key: join(folder, 'clinic.key') });
const write = (pair: { cert: string; key: string }) => {
  writeFileSync(files().cert, pair.cert);
  writeFileSync(files().key, pair.key);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'isopter-tls-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a self-signed certificate', () => {
  it('is for one host, signed by its own key, and cannot sign others', () => {
    const { cert } = selfSigned(HOST);
    const certificate = new X509Certificate(cert);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect([certificate.subject, certificate.issuer, certificate.ca]).toEqual([`CN=${HOST}`, `CN=${HOST}`, false]);
    expect(certificate.subjectAltName).toBe(`DNS:${HOST}`);
    expect(certificate.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
    expect([certificate.checkHost(HOST), certificate.checkHost('other.example')]).toEqual([HOST, undefined]);
    expect(new X509Certificate(selfSigned('192.168.1.20').cert).checkIP('192.168.1.20')).toBe('192.168.1.20');
  });

  it('is valid for 825 days, and has a new serial number', () => {
    const late = new X509Certificate(selfSigned(HOST, new Date('2049-12-31T12:00:00Z')).cert);
    expect([late.raw.includes('491230120000Z'), late.raw.includes('20520403120000Z')]).toEqual([true, true]);
    const now = new Date('2026-11-28T12:00:00Z');
    const [one, two] = [selfSigned(HOST, now), selfSigned(HOST, now)].map(({ cert }) => new X509Certificate(cert));
    const from = new Date(one!.validFrom).getTime();
    expect([now.getTime() - from, new Date(one!.validTo).getTime() - from]).toEqual([DAY_MS, 825 * DAY_MS]);
    expect(one!.raw.includes('261127120000Z')).toBe(true);
    expect(one!.serialNumber).not.toBe(two!.serialNumber);
  });

  it('is for a host with a long name too', () => {
    const host = `${'a'.repeat(60)}.clinic.example`;
    const certificate = new X509Certificate(selfSigned(host).cert);
    expect([certificate.subject, certificate.checkHost(host)]).toEqual([`CN=${host.slice(0, 64)}`, host]);
  });

  it('is accepted by clients that trust it, and refused by others', async () => {
    const pair = selfSigned('localhost');
    const server = createServer(pair, (_request, response) => response.end('ok')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const get = (ca?: string) =>
      new Promise<string>((resolve) => {
        request({ host: '127.0.0.1', port, servername: 'localhost', ...(ca && { ca }) }, (answer) => {
          answer.resume();
          resolve(`${answer.statusCode}`);
        })
          .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''))
          .end();
      });
    expect([await get(pair.cert), await get()]).toEqual(['200', 'DEPTH_ZERO_SELF_SIGNED_CERT']);
    server.closeAllConnections();
    server.close();
  });
});

describe('the certificate that the agent creates', () => {
  it('stays the same until the host changes or it expires within 30 days [OUR-615]', () => {
    const now = new Date();
    const first = ownCertificate(folder, HOST, now);
    expect(first.isSelfSigned).toBe(true);
    expect(ownCertificate(folder, HOST, now)).toEqual(first);
    expect(ownCertificate(folder, HOST, new Date(now.getTime() + 790 * DAY_MS))).toEqual(first);
    const renewed = ownCertificate(folder, HOST, new Date(now.getTime() + 800 * DAY_MS));
    expect(renewed.fingerprint).not.toBe(first.fingerprint);
    expect(ownCertificate(folder, 'other.example', now).fingerprint).not.toBe(renewed.fingerprint);
  });

  it('is replaced if its key does not match [OUR-615]', () => {
    const first = ownCertificate(folder, HOST);
    for (const key of [selfSigned(HOST).key, 'x']) {
      writeFileSync(join(folder, 'tls/agent.key'), key);
      const next = ownCertificate(folder, HOST);
      expect(next.fingerprint).not.toBe(first.fingerprint);
      expect(new X509Certificate(next.cert).checkPrivateKey(createPrivateKey(next.key))).toBe(true);
    }
  });

  it('has a key that only its owner can read, and a fingerprint of 32 bytes [OUR-615]', () => {
    const { fingerprint, cert } = ownCertificate(folder, HOST);
    expect(statSync(join(folder, 'tls/agent.key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'tls/agent.crt'), 'utf8')).toBe(cert);
    expect(fingerprint).toMatch(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/);
  });
});

describe('the warning of a certificate that expires', () => {
  it('begins 30 days before, and is repeated daily [OUR-615]', () => {
    const expires = new Date('2027-03-31T12:00:00Z');
    const warned: unknown[] = [];
    const check = watchExpiry(expires, { warn: (what: unknown) => void warned.push(what) });
    const warnings = (daysBefore: number) => {
      check(new Date(expires.getTime() - daysBefore * DAY_MS));
      return warned.length;
    };
    expect([31, 30, 29.5, 29, 28.9, 0, -1].map(warnings)).toEqual([0, 1, 1, 2, 2, 3, 4]);
    expect(warned[0]).toEqual({ expires: expires.toISOString() });
  });
});

describe('the certificate of the clinic', () => {
  it('is read with its key', () => {
    const pair = selfSigned(HOST);
    write(pair);
    expect(clinicCertificate(files(), HOST)).toMatchObject({ ...pair, isSelfSigned: false });
  });

  it.each<[string, () => void, RegExp]>([
    ['is missing', () => undefined, /ISOPTER_TLS_CERT names .* cannot be read \(ENOENT\)/],
    ['is not a certificate', () => write({ cert: 'x', key: 'y' }), /no certificate in PEM/],
    ['has no key', () => write({ ...selfSigned(HOST), key: 'y' }), /no private key in PEM/],
    ['has the key of another', () => write({ ...selfSigned(HOST), key: selfSigned(HOST).key }), /not the key of/],
    ['is of another host', () => write(selfSigned('other.example')), /is not for agent\.clinic\.example/],
    ['has expired', () => write(selfSigned(HOST, new Date(Date.now() - 900 * DAY_MS))), /expired on/],
  ])('is refused when it %s [OUR-615]', (_, prepare, message) => {
    prepare();
    expect(() => clinicCertificate(files(), HOST)).toThrow(message);
  });
});
