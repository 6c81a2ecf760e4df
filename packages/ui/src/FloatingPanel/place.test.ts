import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAP, inCorner, moveBy, nextCorner, type Place } from './place.ts';

const size = { block: 100, inline: 200 };
const room = { block: 600, inline: 800 };
const corner = inCorner({ block: 'end', inline: 'end' });

/** Distance of the panel from the start of both axes. */
const fromStart = ({ block, inline, fromBlock, fromInline }: Place): [number, number] => [
  block === 'start' ? fromBlock : room.block - size.block - fromBlock,
  inline === 'start' ? fromInline : room.inline - size.inline - fromInline,
];

describe('moving a panel', () => {
  it('follows the pointer', () => {
    const moved = moveBy(corner, { block: -40, inline: -30 }, size, room);
    expect(moved).toEqual({ block: 'end', inline: 'end', fromBlock: GAP + 40, fromInline: GAP + 30 });
  });
  it('is anchored to the nearer corner, without a jump', () => {
    const moved = moveBy(corner, { block: -400, inline: -500 }, size, room);
    expect([moved.block, moved.inline]).toEqual(['start', 'start']);
    const [block, inline] = fromStart(corner);
    expect(fromStart(moved)).toEqual([block - 400, inline - 500]);
  });
  it('never leaves the window [STRM-04]', () => {
    const by = fc.record({
      block: fc.integer({ min: -2000, max: 2000 }),
      inline: fc.integer({ min: -2000, max: 2000 }),
    });
    fc.assert(
      fc.property(fc.array(by), (moves) => {
        const [block, inline] = fromStart(moves.reduce((place, move) => moveBy(place, move, size, room), corner));
        expect(block).toBeGreaterThanOrEqual(GAP);
        expect(inline).toBeGreaterThanOrEqual(GAP);
        expect(block).toBeLessThanOrEqual(room.block - size.block - GAP);
        expect(inline).toBeLessThanOrEqual(room.inline - size.inline - GAP);
      }),
    );
  });
  it('keeps a panel larger than the window at its edge', () => {
    const { fromBlock, fromInline } = moveBy(corner, { block: 50, inline: -50 }, { block: 900, inline: 900 }, room);
    expect([fromBlock, fromInline]).toEqual([GAP, GAP]);
  });
});

describe('the next corner', () => {
  it('cycles around the window', () => {
    const way = [1, 2, 3, 4].reduce<Place[]>((places) => [...places, nextCorner(places.at(-1)!)], [corner]);
    expect(way.map(({ block, inline }) => `${block} ${inline}`)).toEqual([
      'end end',
      'end start',
      'start start',
      'start end',
      'end end',
    ]);
  });
});
