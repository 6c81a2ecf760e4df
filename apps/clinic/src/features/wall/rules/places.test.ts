import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesOf, ROOM, type WallLane } from './places.ts';

const lane = (number: number, isRunning = true): WallLane => ({
  id: `${number}`,
  name: `Lane ${number}`,
  isRunning,
  isHome: false,
});

describe('placesOf', () => {
  it('gives lanes their places in lane order, the free ones of a small clinic too [OUR-785]', () => {
    expect(placesOf([], [lane(10), lane(2, false), lane(1)])).toEqual(['1', '2', '10']);
    expect(placesOf([], [{ ...lane(1), isHome: true }, lane(2)])).toEqual(['2', '1']);
  });

  it('has no places for free lanes of a clinic with more lanes than there is room for', () => {
    const lanes = Array.from({ length: ROOM + 1 }, (_, index) => lane(index, index % 2 === 0));
    expect(placesOf([], lanes)).toEqual(['0', '2', '4', '6', '8']);
  });

  it('keeps the place of a lane whose test ended, and adds a new one at the end [OUR-785]', () => {
    expect(placesOf(['1', '3'], [lane(1, false), lane(2), lane(3)])).toEqual(['1', '3', '2']);
  });

  it('gives a new lane the place of a free one once the wall is full', () => {
    const before = Array.from({ length: ROOM }, (_, index) => `${index}`);
    const lanes = before.map((id) => lane(Number(id), id !== '5'));
    expect(placesOf(before, [...lanes, lane(20)])).toEqual(before.map((id) => (id === '5' ? '20' : id)));
  });

  it('never moves a lane that runs a test, and has a place for each [OUR-785]', () => {
    const clinic = fc.array(fc.uniqueArray(fc.nat({ max: 20 }), { maxLength: 15 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(clinic, (moments) => {
        let places: readonly string[] = [];
        for (const running of moments) {
          const before = places;
          places = placesOf(
            before,
            Array.from({ length: 21 }, (_, number) => lane(number, running.includes(number))),
          );
          expect(new Set(places).size).toBe(places.length);
          for (const id of running.map(String)) {
            expect(places).toContain(id);
            const place = before.includes(id) ? before.indexOf(id) : places.indexOf(id);
            expect(places.indexOf(id)).toBe(place);
          }
        }
      }),
    );
  });
});
