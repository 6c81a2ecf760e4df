import { SocketAddress } from 'node:net';

/** An IPv4 address as an IPv6 socket sees it (RFC 4291, 2.5.5.2), in the form of RFC 5952. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/**
 * Returns a network address in its one canonical form: IPv4 dotted, also where it came mapped into IPv6; IPv6 as in RFC
 * 5952. A zone (`%eth0`) is dropped, and text that is no address comes back unchanged.
 */
export function canonicalAddress(text: string): string {
  const [bare = ''] = text.split('%');
  if (!bare.includes(':')) return bare;
  try {
    const { address } = new SocketAddress({ address: bare, family: 'ipv6' });
    return MAPPED.exec(address)?.[1] ?? address;
  } catch {
    return text;
  }
}
