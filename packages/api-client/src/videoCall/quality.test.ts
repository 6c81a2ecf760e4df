import { describe, expect, it } from 'vitest';
import { countedIn, qualitySince } from './quality.ts';

const pair = { type: 'candidate-pair', nominated: true, state: 'succeeded', currentRoundTripTime: 0.046 };
const inbound = (kind: string, packetsReceived: number, packetsLost: number) => ({
  type: 'inbound-rtp',
  kind,
  packetsReceived,
  packetsLost,
  ...(kind === 'video' && { framesPerSecond: 24 }),
});

describe('the quality of a call', () => {
  it('is that of the time since the last look', () => {
    const before = countedIn([pair, inbound('audio', 100, 0), inbound('video', 900, 10)]);
    const now = countedIn([pair, inbound('audio', 150, 0), inbound('video', 1045, 15)]);
    expect(qualitySince(before, now)).toEqual({ delay: 46, frames: 24, lost: 0.025 });
  });

  it('is not known before anything came', () => {
    const nothing = countedIn([{ ...pair, nominated: false }, { type: 'codec' }]);
    expect(qualitySince(nothing, nothing)).toEqual({ delay: null, frames: null, lost: null });
  });

  it('has no negative losses, which repeated packets make', () => {
    expect(qualitySince(countedIn([]), countedIn([inbound('audio', 50, -3)]))).toMatchObject({ lost: 0 });
  });
});
