import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, raiseOver } from './raiseOver.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const toasts = box(16, 700, 358, 60);

describe('toasts', () => {
  it.each<[string, readonly Box[], number]>([
    ['stay in place without a panel', [], 0],
    ['stay in place next to a panel', [box(400, 700, 300, 100)], 0],
    ['are raised above a panel', [box(12, 690, 320, 98)], 82],
    ['are raised above two panels, one above the other', [box(12, 690, 320, 98), box(12, 600, 320, 80)], 172],
    ['stay in the window', [box(12, 12, 366, 776)], 688],
  ])('%s [OUR-644]', (_, panels, raise) => {
    expect(raiseOver(toasts, panels)).toBe(raise);
  });

  it('never leave the window', () => {
    const boxes = fc
      .tuple(fc.nat(400), fc.nat(800), fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }))
      .map((sides) => box(...sides));
    fc.assert(
      fc.property(fc.array(boxes, { maxLength: 5 }), (panels) => {
        expect(toasts.top - raiseOver(toasts, panels)).toBeGreaterThanOrEqual(12);
      }),
    );
  });
});
