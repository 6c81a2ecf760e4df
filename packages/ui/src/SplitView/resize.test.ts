import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterKey, COLLAPSED, draggedTo, inRoom, roomOf, STEP, stepped } from './resize.ts';

const room = roomOf(1000, 200, 400);

describe('the room of a panel', () => {
  it('is the room that the content leaves', () => {
    expect(room).toEqual({ least: 200, most: 600 });
  });
  it('is its least width if there is too little room for both', () => {
    expect(roomOf(500, 200, 400)).toEqual({ least: 200, most: 200 });
  });
});

describe('the edge of a panel', () => {
  it('is at the dragged position, within the room', () => {
    expect([350.4, 150, 900].map((to) => draggedTo(to, room))).toEqual([350, 200, 600]);
  });
  it('hides the panel beyond half of the least width', () => {
    expect([100, 99, -50].map((to) => draggedTo(to, room))).toEqual([200, COLLAPSED, COLLAPSED]);
  });
  it('moves by steps, which never hide the panel', () => {
    expect(stepped(300, 1, room)).toBe(300 + STEP);
    expect(stepped(204, -1, room)).toBe(200);
    expect(stepped(600, 1, room)).toBe(600);
  });
  it('shows a hidden panel again only with a step outwards', () => {
    expect([stepped(COLLAPSED, 1, room), stepped(COLLAPSED, -1, room)]).toEqual([200, COLLAPSED]);
  });
  it('moves to the ends, and hides and shows the panel', () => {
    expect(afterKey('Home', 300, 300, room)).toBe(200);
    expect(afterKey('End', 300, 300, room)).toBe(600);
    expect(afterKey('Enter', 300, 290, room)).toBe(COLLAPSED);
    expect(afterKey('Enter', COLLAPSED, 300, room)).toBe(300);
    expect(afterKey('Enter', COLLAPSED, 900, room)).toBe(600);
    expect(afterKey('a', 300, 300, room)).toBeUndefined();
  });
  it('always leaves the panel hidden or within its room', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e4, max: 1e4 }), fc.integer({ min: 0, max: 3000 }), (to, view) => {
        const own = roomOf(view, 200, 400);
        const width = draggedTo(to, own);
        expect(width === COLLAPSED || width === inRoom(width, own)).toBe(true);
      }),
    );
  });
});
