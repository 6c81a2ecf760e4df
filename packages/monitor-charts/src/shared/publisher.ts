import type { MonitorEvent } from './event.ts';

/** Schedules one call of `publish` before the next frame is drawn. Returns a function that cancels it. */
export type FrameScheduler = (publish: () => void) => () => void;

/** One publication per animation frame. */
export const nextFrame: FrameScheduler = (publish) => {
  const request = requestAnimationFrame(publish);
  return () => cancelAnimationFrame(request);
};

/** The part of a store that React uses, with `useSyncExternalStore(store.subscribe, store.getSnapshot)`. */
export interface Publisher<View> {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => View;
  /** Schedules a notification of the listeners before the next frame, once for any number of changes (CHART-04). */
  publishSoon: () => void;
  /** Cancels a pending notification. */
  dispose: () => void;
}

/**
 * Creates a publisher, which notifies listeners of changes at most once per frame.
 *
 * @param makeView derives the current view; it gets the previous one, so that unchanged parts can keep their object
 *   identity
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

/** The store of a monitor. */
export interface MonitorStore<View, Server> extends Omit<Publisher<View>, 'publishSoon'> {
  /** Resets the state to the response of the state call, initially and after every gap (MON-02, MON-04). */
  load: (server: Server | null | undefined) => void;
  /** Applies a live message (MON-03). */
  receive: (event: MonitorEvent) => void;
}
