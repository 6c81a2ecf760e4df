import { type Focus, type FocusAction, nowhere, type Order, reduce } from './keyboard.ts';
import type { Place } from './places.ts';

/**
 * The focused and hovered marks of a plot. The store is outside React's state, so that a change redraws only the ring
 * and the card.
 */
export interface FocusStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** The focused and the hovered mark; the same object while neither changes. */
  readonly getSnapshot: () => Active;
  /**
   * Handles a change of focus by a key or the browser.
   * @returns whether anything changed
   */
  readonly dispatch: (action: FocusAction) => boolean;
  readonly pointAt: (id: string | null) => void;
  /** Sets the current marks. */
  readonly setPlaces: (places: readonly Place[], order: Order) => void;
  readonly places: readonly Place[];
}

/** The ids of the focused and the hovered mark; `null` for none. */
export interface Active {
  readonly focused: string | null;
  readonly pointed: string | null;
}

const NOTHING: Active = { focused: null, pointed: null };

/** Creates the focus store of one plot. */
export function createFocusStore(): FocusStore {
  const listeners = new Set<() => void>();
  let [focus, active]: [Focus, Active] = [nowhere, NOTHING];
  let [places, order]: [readonly Place[], Order] = [[], 'field'];
  const publish = (next: Active): void => {
    if (next.focused === active.focused && next.pointed === active.pointed) return;
    active = next;
    for (const listener of listeners) listener();
  };
  const dispatch = (action: FocusAction): boolean => {
    const next = reduce(focus, action, places, order);
    const isChanged = next !== focus;
    focus = next;
    publish({ ...active, focused: focus.at });
    return isChanged;
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => active,
    dispatch,
    pointAt: (id) => publish({ ...active, pointed: id }),
    setPlaces(nextPlaces, nextOrder) {
      [places, order] = [nextPlaces, nextOrder];
      // browsers fire no event when the focused element is removed
      if (places.every(({ id }) => id !== focus.at)) dispatch({ type: 'moved', id: null });
    },
    get places() {
      return places;
    },
  };
}
