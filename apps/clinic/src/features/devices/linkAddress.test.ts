import { expect, it } from 'vitest';
import { linkAddress } from './linkAddress.ts';

it('keeps the token of a link out of the part of the address that is sent to a server [DEV-04] [OUR-640]', () => {
  const address = linkAddress({ code: 'K7QM-2RTX', token: 'a-token_1' }, 'https://clinic.example');
  expect(address).toBe('https://clinic.example/api/cameras/link/?code=K7QM-2RTX#a-token_1');
  const { pathname, search, hash } = new URL(address);
  expect([pathname + search, hash]).toEqual(['/api/cameras/link/?code=K7QM-2RTX', '#a-token_1']);
});
