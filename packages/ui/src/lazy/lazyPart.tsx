import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { loadPart } from './loadPart.ts';
import { MissingPart } from './MissingPart.tsx';

/** A part that is on the screen, and could not be loaded, is asked for again so often, in milliseconds. */
export const NEXT_TRY = 15_000;

/** Props of what stands where a part could not be loaded. */
export interface FailedPartProps<P> {
  /** What it was to be shown with. */
  part: P;
  /** What the last try threw. */
  error: unknown;
  /** It is being tried again. */
  isRetrying: boolean;
  /** Tries again now. */
  onRetry: () => void;
}

/** How a part is shown while it is not there. */
export interface LazyPartOptions<P> {
  /** Until it is there; nothing without it. */
  loading?: ComponentType;
  /**
   * Where it could not be loaded; null for nothing.
   * @default a message with a button that tries again
   */
  failed?: ComponentType<FailedPartProps<P>> | null;
}

/** A component that is a file of its own. */
export interface LazyPart<P> {
  (props: P): ReactNode;
  /** Loads it before it is shown, as what may be needed when the network is gone. A failure is tried again. */
  preload: () => void;
}

type State<P> =
  | { is: 'unasked' }
  | { is: 'loading'; failure?: { error: unknown } }
  | { is: 'failed'; failure: { error: unknown } }
  | { is: 'ready'; Part: ComponentType<P> };

/**
 * A component that is a file of its own, loaded when it is first shown or preloaded. One that cannot be loaded fails
 * alone: what is around it stays. It is tried again a second later, as soon as the browser is online, every 15 seconds
 * while it is on the screen, and when it is shown anew; React's own `lazy` would never ask again.
 *
 * @param load the `import()` of the component
 */
export function lazyPart<P extends object = object>(
  load: () => Promise<ComponentType<P>>,
  { loading: Loading, failed: Failed = MissingPart }: LazyPartOptions<P> = {},
): LazyPart<P> {
  let state: State<P> = { is: 'unasked' };
  const listeners = new Set<() => void>();
  const set = (next: State<P>): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const request = (): void => {
    if (state.is === 'loading' || state.is === 'ready') return;
    set({ ...(state.is === 'failed' && { failure: state.failure }), is: 'loading' });
    loadPart(load).then(
      (Part) => set({ is: 'ready', Part }),
      (error: unknown) => {
        set({ is: 'failed', failure: { error } });
        addEventListener('online', request, { once: true });
      },
    );
  };

  function Lazy(props: P): ReactNode {
    const now = useSyncExternalStore(subscribe, () => state);
    const hasFailed = now.is === 'failed';
    useEffect(request, []);
    useEffect(() => {
      if (!hasFailed) return undefined;
      const timer = setTimeout(request, NEXT_TRY);
      return () => clearTimeout(timer);
    }, [hasFailed]);
    if (now.is === 'ready') return <now.Part {...props} />;
    if (now.is === 'unasked' || now.failure === undefined) return Loading ? <Loading /> : null;
    if (Failed === null) return null;
    return <Failed part={props} error={now.failure.error} isRetrying={!hasFailed} onRetry={request} />;
  }
  return Object.assign(Lazy, { preload: request });
}
