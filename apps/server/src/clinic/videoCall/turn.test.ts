import { describe, expect, it } from 'vitest';
import { rtcConfig, turnServersOf } from './turn.ts';

describe('relays of calls', () => {
  it('need addresses and a secret, or neither', () => {
    expect(turnServersOf({})).toBeUndefined();
    expect(turnServersOf({ ISOPTER_TURN: 'turn:a.example, turns:b.example:5349', ISOPTER_TURN_SECRET: 's' })).toEqual({
      urls: ['turn:a.example', 'turns:b.example:5349'],
      secret: 's',
    });
  });

  it.each([
    [{ ISOPTER_TURN: 'turn:a.example' }],
    [{ ISOPTER_TURN_SECRET: 's' }],
    [{ ISOPTER_TURN: 'https://a.example', ISOPTER_TURN_SECRET: 's' }],
    [{ ISOPTER_TURN: 'turn://a.example', ISOPTER_TURN_SECRET: 's' }],
    [{ ISOPTER_TURN: 'turn:a.example,', ISOPTER_TURN_SECRET: 's' }],
  ])('are refused at the start: %j', (env) => {
    expect(() => turnServersOf(env)).toThrow(/ISOPTER_TURN/);
  });

  it('get a credential that ends after twelve hours', () => {
    const { data } = rtcConfig({ urls: ['turn:a.example'], secret: 'north' }, 'someone', 1_700_000_000_000);
    // printf 1700043200:someone | openssl dgst -sha1 -hmac north -binary | base64
    expect(data).toEqual({
      ice_servers: [
        { urls: ['turn:a.example'], username: '1700043200:someone', credential: '3dNdSpEXP/QUU7d32/Ya3GhSCHI=' },
      ],
      has_relay: true,
    });
    expect(rtcConfig(undefined, 'someone').data).toEqual({ ice_servers: [], has_relay: false });
  });
});
