import type { MonitorEvent } from './event.ts';

/** Asks for one call of `publish` before the next frame is drawn. Returns how to call it off. */
export type FrameScheduler = (publish: () => void) => () => void;

/** One publication in an animation frame. */
export const nextFrame: FrameScheduler = (publish) => {
  const request = requestAnimationFrame(publish);
  return () => cancelAnimationFrame(request);
};

/** The part of a store that React sees: for `useSyncExternalStore(store.subscribe, store.getSnapshot)`. */
export interface Publisher<View> {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => View;
  /** Something has changed: listeners are told before the next frame, once for however many changes (CHART-04). */
  publishSoon: () => void;
  /** Calls off a publication that is still to come. */
  dispose: () => void;
}

/**
 * Tells listeners of changes at most once a frame.
 *
 * @param makeView what is to be shown now; it is given what was shown before, so that it can keep what is the same
 */
export function createPublisher<View>(
  makeView: (previous: View | undefined) => View,
  schedule: FrameScheduler = nextFrame,
): Publisher<View> {
  const listeners = new Set<() => void>();
  let view: View | undefined;
  let cancel: (() => void) | undefined;
  const publish = (): void => {
    cancel = undefined;
    view = makeView(view);
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => (view ??= makeView(undefined)),
    publishSoon: () => {
      cancel ??= schedule(publish);
    },
    dispose: () => {
      cancel?.();
      cancel = undefined;
    },
  };
}

/** What every monitor's store has besides its view. */
export interface MonitorStore<View, Server> extends Omit<Publisher<View>, 'publishSoon'> {
  /** Starts anew from the answer of the state call: at the beginning, and after every gap (MON-02, MON-04). */
  load: (server: Server | null | undefined) => void;
  /** Applies a live message (MON-03). */
  receive: (event: MonitorEvent) => void;
}
