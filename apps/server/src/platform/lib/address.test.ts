import { expect, it } from 'vitest';
import { canonicalAddress } from './address.ts';

it('writes each network address in one form: IPv4 dotted, IPv6 as in RFC 5952 [OUR-512]', () => {
  const forms = {
    '::ffff:127.0.0.1': '127.0.0.1',
    '0:0:0:0:0:FFFF:7f00:1': '127.0.0.1',
    '127.0.0.1': '127.0.0.1',
    '::1': '::1',
    '2001:DB8:0:0:1:0:0:1': '2001:db8::1:0:0:1',
    '2001:0db8::0001': '2001:db8::1',
    '2001:db8:0:1:1:1:1:1': '2001:db8:0:1:1:1:1:1',
    'fe80::1%eth0': 'fe80::1',
    'no address: at all': 'no address: at all',
  };
  for (const [written, canonical] of Object.entries(forms)) expect(canonicalAddress(written)).toBe(canonical);
});
