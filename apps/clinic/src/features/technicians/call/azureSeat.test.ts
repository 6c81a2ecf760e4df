import { describe, expect, it } from 'vitest';
import { azureSeatOf } from './azureSeat.ts';

const tokens = { acs_admin: '8:acs:admin', acs_admin_token: 'at', acs_user: '8:acs:user', acs_user_token: 'ut' };

describe('a session with tokens of Azure (of CALL-05)', () => {
  it('gives each side its token and the other one as callee', () => {
    expect(azureSeatOf({ ...tokens, device: null }, 'admin')).toEqual({ token: 'at', other: '8:acs:user' });
    expect(azureSeatOf({ ...tokens, device: null }, 'user')).toEqual({ token: 'ut', other: '8:acs:admin' });
  });

  it.each([
    ['without tokens', { device: null }],
    ['with half of them', { ...tokens, acs_user: null, device: null }],
    ['with a headset', { ...tokens, device: 'd' }],
  ])('%s is called directly', (_, session) => {
    expect(azureSeatOf(session, 'admin')).toBeUndefined();
  });
});
