import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setVolume, toggleMute } from './volume.ts';

const audible = fc.integer({ min: 1, max: 100 });

describe('mute', () => {
  it('keeps the volume and restores it [MON-08]', () => {
    fc.assert(
      fc.property(audible, (value) => {
        const muted = toggleMute({ value, beforeMute: null });
        expect(muted.value).toBe(0);
        expect(toggleMute(muted)).toEqual({ value, beforeMute: null });
      }),
    );
  });

  it('survives the device’s confirmation of silence [MON-08, MON-21]', () => {
    fc.assert(
      fc.property(audible, (value) => {
        const confirmed = setVolume(toggleMute({ value, beforeMute: null }), 0);
        expect(toggleMute(confirmed).value).toBe(value);
      }),
    );
  });

  it('is forgotten once a volume is chosen [MON-08]', () => {
    expect(setVolume({ value: 0, beforeMute: 70 }, 30)).toEqual({ value: 30, beforeMute: null });
  });

  it('of a device that was already silent restores an audible volume [MON-08]', () => {
    expect(toggleMute({ value: 0, beforeMute: null }).value).toBeGreaterThan(0);
  });
});
