import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { windowAt } from './useGridWindow.ts';

describe('windowAt', () => {
  it('renders the visible rows at any position, and few more [KIT-01]', () => {
    const place = fc.record({
      count: fc.nat(20_000),
      rowHeight: fc.integer({ min: 20, max: 80 }),
      height: fc.integer({ min: 100, max: 2000 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(place, ({ count, rowHeight, height, share }) => {
        const scrolled = share * Math.max(0, count * rowHeight - height);
        const { from, to } = windowAt(scrolled, height, rowHeight, count);
        const last = Math.min(count, Math.ceil((scrolled + height) / rowHeight));
        expect(from).toBeLessThanOrEqual(Math.floor(scrolled / rowHeight));
        expect(to).toBeGreaterThanOrEqual(last);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(count);
        expect(to - from).toBeLessThanOrEqual(Math.ceil(height / rowHeight) + 16);
      }),
    );
  });
});
