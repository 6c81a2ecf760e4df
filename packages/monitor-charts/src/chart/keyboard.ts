import type { Point } from '@isopter/clinical';
import type { Place } from './places.ts';

/** The keyboard focus: on a mark or on the plot itself, and the last focused mark. */
export interface Focus {
  readonly at: string | null;
  readonly last: string | null;
}

export const nowhere: Focus = { at: null, last: null };

/** A change of focus: a key is pressed, or the browser moves the focus; `id` is `null` if no mark is focused. */
export type FocusAction =
  | { readonly type: 'key'; readonly key: string }
  | { readonly type: 'moved'; readonly id: string | null };

/**
 * How the arrow keys navigate the marks. `field`: to the nearest mark in that direction, preferring marks ahead to
 * marks aside. `series`: along a line in its order, and up and down to the nearest mark of another line, or of the same
 * one if there is only one. `around`: counter-clockwise in their order, and back.
 */
export type Order = 'field' | 'series' | 'around';

/** The unit vectors of the arrow keys in pixels. They are directions in the picture and are not mirrored. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The cost of a step aside relative to a step ahead. A mark within 45° is preferred to any mark beyond. */
const ASIDE = 2;
const BEYOND = 1e5;

const costOf = (from: Point, { x, y }: Point, way: Point): number => {
  const ahead = (x - from.x) * way.x + (y - from.y) * way.y;
  const aside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
  return ahead <= 0 ? Infinity : ahead + ASIDE * aside + (aside > ahead ? BEYOND : 0);
};

/** The place with the lowest finite cost; `undefined` if there is none. */
function cheapest(places: readonly Place[], cost: (place: Place) => number): Place | undefined {
  let best: Place | undefined;
  let least = Infinity;
  for (const place of places) {
    const own = cost(place);
    if (own < least) [best, least] = [place, own];
  }
  return best;
}

const inField = (places: readonly Place[], from: Place, way: Point): Place | undefined =>
  cheapest(places, (place) => costOf(from, place, way));

/**
 * The next place in a series. Distance aside counts first, so that the mark above or below is preferred to a distant
 * one straight ahead.
 */
function inSeries(places: readonly Place[], from: Place, way: Point): Place | undefined {
  const own = places.filter(({ series }) => series === from.series);
  if (way.x !== 0) return own[own.indexOf(from) + way.x];
  const others = own.length < places.length ? places.filter(({ series }) => series !== from.series) : places;
  return cheapest(others, ({ x, y }) => {
    const ahead = (y - from.y) * way.y;
    return ahead < 0 || (ahead === 0 && others === places) ? Infinity : BEYOND * Math.abs(x - from.x) + ahead;
  });
}

/** The next place in a circle: forwards for left and up, backwards for right and down. */
function inCircle(places: readonly Place[], from: Place, way: Point): Place | undefined {
  const { length } = places;
  return places[(places.indexOf(from) - way.x - way.y + length) % length];
}

const ORDERS = { field: inField, series: inSeries, around: inCircle } as const;

/** The mark a key moves to; `undefined` if there is none. */
function afterKey(places: readonly Place[], { at, last }: Focus, key: string, order: Order): Place | undefined {
  if (key === 'Home') return places[0];
  if (key === 'End') return places.at(-1);
  const way = ARROWS[key];
  if (way === undefined) return undefined;
  const from = places.find(({ id }) => id === at);
  return from ? ORDERS[order](places, from, way) : (places.find(({ id }) => id === last) ?? places[0]);
}

/**
 * The focus after an action. The same object is returned if nothing changes, so that the page can handle an unused key.
 * A plot is a single tab stop: the arrow keys continue at the last focused mark, Home and End move to the first and
 * last mark, and Escape returns to the plot.
 */
export function reduce(focus: Focus, action: FocusAction, places: readonly Place[], order: Order): Focus {
  if (action.type === 'moved') {
    return action.id === focus.at ? focus : { at: action.id, last: action.id ?? focus.last };
  }
  if (action.key === 'Escape') return focus.at === null ? focus : { at: null, last: focus.at };
  const next = afterKey(places, focus, action.key, order);
  return next === undefined || next.id === focus.at ? focus : { at: next.id, last: next.id };
}
