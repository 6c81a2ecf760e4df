import { describe, expect, it } from 'vitest';
import { rtpPacket, vp8Payloads } from './rtp.ts';

describe('an RTP packet', () => {
  it('has a header of twelve bytes before the payload', () => {
    const packet = rtpPacket({ sequence: 0x1_2345, timestamp: 2 ** 32 + 7.9, isLast: true }, Uint8Array.of(1, 2));
    expect([...packet]).toEqual([0x80, 0x80, 0x23, 0x45, 0, 0, 0, 7, 0, 0, 0, 0, 1, 2]);
    expect(rtpPacket({ sequence: 0, timestamp: 0, isLast: false }, new Uint8Array())[1]).toBe(0);
  });

  it('carries a part of a picture, of which the first is marked', () => {
    const picture = Uint8Array.from({ length: 2_500 }, (_, i) => i % 251);
    const payloads = vp8Payloads(picture);
    expect(payloads.map(([first]) => first)).toEqual([0x10, 0, 0]);
    expect(payloads.map(({ length }) => length)).toEqual([1_101, 1_101, 301]);
    expect(Buffer.concat(payloads.map((payload) => payload.subarray(1)))).toEqual(Buffer.from(picture));
  });
});
