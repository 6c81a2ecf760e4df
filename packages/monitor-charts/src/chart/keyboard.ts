import type { Point } from '@isopter/clinical';
import type { Place } from './places.ts';

/** Where the keys are: on a mark, or on the plot itself; and the mark they were on last. */
export interface Focus {
  readonly at: string | null;
  readonly last: string | null;
}

export const nowhere: Focus = { at: null, last: null };

/** What happens to the focus: a key is pressed, or the browser moves it; `id` null = to no mark. */
export type FocusAction =
  | { readonly type: 'key'; readonly key: string }
  | { readonly type: 'moved'; readonly id: string | null };

/**
 * How arrows lead through the marks. `field`: to the nearest in that direction, of those ahead more than aside first.
 * `series`: along a line in its order, up and down to the nearest of another line, or of the same where there is one.
 * `around`: counter-clockwise in their order, and back.
 */
export type Order = 'field' | 'series' | 'around';

/** Unit vectors of the arrow keys in pixels. They mean directions of the picture in every language. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A step aside is as bad as this many steps ahead; beyond 45° nothing is as good as within. */
const ASIDE = 2;
const BEYOND = 1e5;

const costOf = (from: Point, { x, y }: Point, way: Point): number => {
  const ahead = (x - from.x) * way.x + (y - from.y) * way.y;
  const aside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
  return ahead <= 0 ? Infinity : ahead + ASIDE * aside + (aside > ahead ? BEYOND : 0);
};

/** The one of least finite cost; undefined without any. */
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

/** Steps aside count first: to the mark above or below, not to a far one that lies straight ahead. */
function inSeries(places: readonly Place[], from: Place, way: Point): Place | undefined {
  const own = places.filter(({ series }) => series === from.series);
  if (way.x !== 0) return own[own.indexOf(from) + way.x];
  const others = own.length < places.length ? places.filter(({ series }) => series !== from.series) : places;
  return cheapest(others, ({ x, y }) => {
    const ahead = (y - from.y) * way.y;
    return ahead < 0 || (ahead === 0 && others === places) ? Infinity : BEYOND * Math.abs(x - from.x) + ahead;
  });
}

/** Left and up go on, right and down go back. */
function inCircle(places: readonly Place[], from: Place, way: Point): Place | undefined {
  const { length } = places;
  return places[(places.indexOf(from) - way.x - way.y + length) % length];
}

const ORDERS = { field: inField, series: inSeries, around: inCircle } as const;

/** The mark a key leads to; undefined where it leads nowhere. */
function afterKey(places: readonly Place[], { at, last }: Focus, key: string, order: Order): Place | undefined {
  if (key === 'Home') return places[0];
  if (key === 'End') return places.at(-1);
  const way = ARROWS[key];
  if (way === undefined) return undefined;
  const from = places.find(({ id }) => id === at);
  return from ? ORDERS[order](places, from, way) : (places.find(({ id }) => id === last) ?? places[0]);
}

/**
 * Where the focus is after an action; the same object where nothing changes, so that a key that leads nowhere can be left to
 * the page. A plot is one stop of the tab key: arrows enter it where it was left, Home and End lead to the first and the last
 * mark, Escape goes back to the plot.
 */
export function reduce(focus: Focus, action: FocusAction, places: readonly Place[], order: Order): Focus {
  if (action.type === 'moved') {
    return action.id === focus.at ? focus : { at: action.id, last: action.id ?? focus.last };
  }
  if (action.key === 'Escape') return focus.at === null ? focus : { at: null, last: focus.at };
  const next = afterKey(places, focus, action.key, order);
  return next === undefined || next.id === focus.at ? focus : { at: next.id, last: next.id };
}
