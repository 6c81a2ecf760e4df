import { describe, expect, it } from 'vitest';
import { MONITOR_KINDS } from '@isopter/contract';
import { offersStream } from './stream.ts';

describe('offersStream', () => {
  it.each(MONITOR_KINDS)('on %s: with one camera or more, and never on the camera monitor [MON-23]', (kind) => {
    expect(offersStream(kind, 0)).toBe(false);
    expect(offersStream(kind, 1)).toBe(kind !== 'camera');
    expect(offersStream(kind, 2)).toBe(kind !== 'camera');
  });
});
