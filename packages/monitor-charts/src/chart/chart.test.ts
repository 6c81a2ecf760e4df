import { gridOf, PROGRAMS } from '@isopter/clinical/perimetry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFocusStore } from './focusStore.ts';
import { areaOf, around, fieldFrame, inProportion, placeIn, polar } from './frame.ts';
import { ARROWS, type Focus, nowhere, reduce } from './keyboard.ts';
import { printPaint, themePaint } from './paint.ts';
import { nearestPlace, type Place } from './places.ts';
import { linear, logarithmic, tenths } from './scales.ts';
import { spaced, ticksWithRoom, wholeTicks } from './ticks.ts';

const place = (id: string, x: number, y: number, series?: string): Place => ({
  id,
  x,
  y,
  width: 10,
  ...(series !== undefined && { series }),
});
const press = (focus: Focus, key: string, places: readonly Place[], order: 'field' | 'series' | 'around' = 'field') =>
  reduce(focus, { type: 'key', key }, places, order);
const on = (id: string): Focus => ({ at: id, last: id });

/** The points of a field as marks: y increases downwards in pixels. */
const field = (program: string): Place[] =>
  gridOf(program, 'OD')!.points.map(({ x, y }) => place(`${x},${y}`, 200 + 6 * x, 200 - 6 * y));

describe('the keyboard path', () => {
  const marks = field('24-2');

  it('reaches every point of every program with arrow keys [CHART-02]', () => {
    for (const places of PROGRAMS.map(field)) {
      const reached = new Set(places.slice(0, 1).map(({ id }) => id));
      for (const id of reached) {
        for (const key of Object.keys(ARROWS)) reached.add(press(on(id), key, places).at!);
      }
      expect(reached.size).toBe(places.length);
    }
  });

  it('moves to the first and last mark, stops at edges, and leaves other keys to the page [CHART-02]', () => {
    expect(press(on('3,3'), 'Home', marks).at).toBe(marks[0]!.id);
    expect(press(on('3,3'), 'End', marks).at).toBe(marks.at(-1)!.id);
    const atEdge = on(marks[0]!.id);
    expect(press(atEdge, 'ArrowUp', marks)).toBe(atEdge);
    expect(press(atEdge, 'a', marks)).toBe(atEdge);
    expect(press(nowhere, 'Home', [])).toBe(nowhere);
  });

  it('returns to the plot on Escape, and resumes at the mark it left [CHART-02]', () => {
    const left = press(on('3,3'), 'Escape', marks);
    expect(left).toEqual({ at: null, last: '3,3' });
    expect(press(left, 'Escape', marks)).toBe(left);
    expect(press(left, 'ArrowDown', marks).at).toBe('3,3');
    expect(press({ at: null, last: 'gone' }, 'ArrowDown', marks).at).toBe(marks[0]!.id);
  });

  it('remembers the mark that loses the focus', () => {
    const moved = reduce(on('3,3'), { type: 'moved', id: null }, marks, 'field');
    expect(moved).toEqual({ at: null, last: '3,3' });
    expect(reduce(moved, { type: 'moved', id: null }, marks, 'field')).toBe(moved);
  });

  it('always stays on an existing mark, whatever keys are pressed', () => {
    const keys = fc.array(fc.constantFrom('Home', 'End', 'Escape', 'Tab', ...Object.keys(ARROWS)), { maxLength: 40 });
    const orders = fc.constantFrom('field' as const, 'series' as const, 'around' as const);
    fc.assert(
      fc.property(keys, orders, fc.integer({ min: 0, max: 54 }), (pressed, order, amount) => {
        const places = marks.slice(0, amount);
        let focus = nowhere;
        for (const key of pressed) focus = press(focus, key, places, order);
        expect(focus.at === null || places.some(({ id }) => id === focus.at)).toBe(true);
      }),
    );
  });

  it('follows a line, and crosses to the nearest point of another line', () => {
    const lines = [
      place('a1', 10, 50, 'a'),
      place('a2', 40, 20, 'a'),
      place('a3', 70, 50, 'a'),
      place('b1', 12, 90, 'b'),
      place('b2', 42, 60, 'b'),
    ];
    expect(press(on('a1'), 'ArrowRight', lines, 'series').at).toBe('a2');
    expect(press(on('a3'), 'ArrowRight', lines, 'series').at).toBe('a3');
    expect(press(on('a2'), 'ArrowDown', lines, 'series').at).toBe('b2');
    expect(press(on('b1'), 'ArrowUp', lines, 'series').at).toBe('a1');
    expect(press(on('b1'), 'ArrowLeft', lines, 'series').at).toBe('b1');
  });

  it('moves up and down within a single line', () => {
    const line = [place('1', 10, 50), place('2', 20, 50), place('3', 30, 10)];
    expect(press(on('1'), 'ArrowUp', line, 'series').at).toBe('3');
    expect(press(on('3'), 'ArrowDown', line, 'series').at).toBe('2');
    expect(press(on('3'), 'ArrowUp', line, 'series').at).toBe('3');
  });

  it('wraps around, and from the last to the first', () => {
    const circle = ['0', '90', '180', '270'].map((id) => place(id, 0, 0));
    expect(press(on('0'), 'ArrowLeft', circle, 'around').at).toBe('90');
    expect(press(on('270'), 'ArrowUp', circle, 'around').at).toBe('0');
    expect(press(on('0'), 'ArrowRight', circle, 'around').at).toBe('270');
    expect(press(on('90'), 'ArrowDown', circle, 'around').at).toBe('0');
  });
});

describe('pointing', () => {
  it('selects the nearest mark within reach, measured from its edge', () => {
    const wide: Place = { id: 'wide', x: 50, y: 10, width: 80, height: 10 };
    const marks = [place('a', 10, 60), place('b', 30, 60), wide];
    expect(nearestPlace(marks, { x: 18, y: 60 })?.id).toBe('a');
    expect(nearestPlace(marks, { x: 22, y: 60 })?.id).toBe('b');
    expect(nearestPlace(marks, { x: 85, y: 12 })?.id).toBe('wide');
    expect(nearestPlace(marks, { x: 200, y: 200 })).toBeUndefined();
    expect(nearestPlace([], { x: 0, y: 0 })).toBeUndefined();
  });

  it('selects the mark with the nearer center if two overlap', () => {
    expect(nearestPlace([place('a', 10, 10), place('b', 12, 10)], { x: 13, y: 10 })?.id).toBe('b');
  });
});

describe('the store of a plot', () => {
  it('notifies of changes only', () => {
    const store = createFocusStore();
    let told = 0;
    const stop = store.subscribe(() => (told += 1));
    store.setPlaces([place('a', 0, 0), place('b', 20, 0)], 'field');
    expect(store.dispatch({ type: 'key', key: 'ArrowRight' })).toBe(true);
    expect(store.dispatch({ type: 'moved', id: 'a' })).toBe(false);
    store.pointAt('b');
    store.pointAt('b');
    expect([store.getSnapshot(), told]).toEqual([{ focused: 'a', pointed: 'b' }, 2]);
    stop();
    store.pointAt(null);
    expect(told).toBe(2);
  });
});

const sizes = [fc.integer({ min: 80, max: 1600 }), fc.integer({ min: 80, max: 1200 })] as const;
const MARGIN = { left: 40, right: 10, top: 20, bottom: 30 } as const;

describe('frames', () => {
  it('subtract the margins, and are never empty', () => {
    expect(areaOf(400, 300, MARGIN)).toEqual({ left: 40, right: 390, top: 20, bottom: 270 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (size) => {
        const { left, right, top, bottom } = areaOf(size, size, MARGIN);
        expect(right > left && bottom > top).toBe(true);
      }),
    );
  });

  it('keep a proportion, centered, within the drawing', () => {
    fc.assert(
      fc.property(...sizes, (width, height) => {
        const { left, right, top, bottom } = inProportion(width, height, MARGIN, 3, 2);
        expect((right - left) / (bottom - top)).toBeCloseTo(1.5, 6);
        expect(left >= MARGIN.left && right <= width - MARGIN.right + 0.1).toBe(true);
        expect(top >= MARGIN.top && bottom <= height - MARGIN.bottom + 0.1).toBe(true);
      }),
    );
  });

  it('draw a field with x to the right and y up, to the same scale, and clamp points beyond its edge', () => {
    fc.assert(
      fc.property(...sizes, (width, height) => {
        const frame = fieldFrame(width, height, MARGIN, 30);
        const { x, y, centre, perDegree } = frame;
        expect(x(10) - centre.x).toBeCloseTo(10 * perDegree, 0);
        expect(centre.y - y(10)).toBeCloseTo(10 * perDegree, 0);
        expect([x(90), y(-90)]).toEqual([x(30), y(-30)]);
        expect(placeIn(frame, polar(0, 20))).toEqual({ x: x(20), y: y(0) });
        expect(Math.abs(around(frame, 90, 20).y - y(20))).toBeLessThan(0.2);
      }),
    );
  });
});

describe('scales and ticks', () => {
  it('round positions to a tenth of a pixel', () => {
    const scale = linear({ domain: [0, 7], range: [3, 101] });
    expect([1, 2, 3, 6].map(scale)).toEqual([17, 31, 45, 87]);
    expect(linear({ domain: [0, 3], range: [0, 10] })(1)).toBe(3.3);
    expect([tenths(-0.04), tenths(2.25)]).toEqual([0, 2.3]);
    const octaves = logarithmic({ domain: [125, 8000], range: [0, 60] });
    expect([125, 250, 500, 8000].map(octaves)).toEqual([0, 10, 20, 60]);
  });

  it('write as many values as fit', () => {
    const scale = linear({ domain: [0, 100], range: [0, 300] });
    expect(ticksWithRoom(scale, 60)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(wholeTicks(linear({ domain: [0, 2], range: [0, 300] }), 30)).toEqual([0, 1, 2]);
    expect(spaced([0, 10, 20, 30, 40], scale, 50)).toEqual([0, 20, 40]);
    expect(spaced([0, 10, 20, 30, 40], scale, 50, 1)).toEqual([10, 30]);
    expect(spaced([5], scale, 50)).toEqual([5]);
  });
});

describe('paint', () => {
  const leaves = (tree: object): string[] =>
    Object.values(tree).flatMap((leaf: unknown) => (typeof leaf === 'string' ? [leaf] : leaves(leaf as object)));

  it('has plain colors on paper, and a fallback for every color of the theme on a screen [CHART-03]', () => {
    expect(leaves(printPaint).join()).not.toContain('var(');
    expect(leaves(themePaint).filter((value) => !/^var\(--isopter-[\w-]+, .+\)$/.test(value))).toEqual([]);
  });
});
