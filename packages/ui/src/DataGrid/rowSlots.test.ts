import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RowSlots } from './rowSlots.ts';

describe('RowSlots', () => {
  it('keeps the slot of a visible row, and reuses released slots', () => {
    const slots = new RowSlots();
    expect(slots.assign(['a', 'b', 'c'])).toEqual([0, 1, 2]);
    expect(slots.assign(['b', 'c', 'd'])).toEqual([1, 2, 0]);
    expect(slots.assign(['b', 'c', 'd'])).toEqual([1, 2, 0]);
    expect(slots.assign(['x', 'y', 'z'])).toEqual([0, 1, 2]);
  });
  it('never assigns a slot twice and needs few of them', () => {
    const keys = fc.uniqueArray(fc.stringMatching(/^[a-j]$/), { maxLength: 8 });
    fc.assert(
      fc.property(fc.array(keys), (scrolls) => {
        const slots = new RowSlots();
        for (const keysInSight of scrolls) {
          const places = slots.assign(keysInSight);
          expect(new Set(places).size).toBe(keysInSight.length);
          expect(Math.max(-1, ...places)).toBeLessThan(16);
        }
      }),
    );
  });
});
