import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { loadPart } from './loadPart.ts';
import { MissingPart } from './MissingPart.tsx';

/** The interval in milliseconds at which a visible part that could not be loaded is retried. */
export const NEXT_TRY = 15_000;

/** Props of the component shown instead of a part that could not be loaded. */
export interface FailedPartProps<P> {
  /** The props of the part. */
  part: P;
  /** The error of the last attempt. */
  error: unknown;
  /** Whether a retry is in progress. */
  isRetrying: boolean;
  /** Retries immediately. */
  onRetry: () => void;
}

/** Options of {@link lazyPart}. */
export interface LazyPartOptions<P> {
  /** The component shown while the part is being loaded. If omitted, nothing is shown. */
  loading?: ComponentType;
  /**
   * The component shown if the part could not be loaded; `null` for nothing.
   * @default a message with a button that tries again
   */
  failed?: ComponentType<FailedPartProps<P>> | null;
}

/** A component that is loaded as a separate file. */
export interface LazyPart<P> {
  (props: P): ReactNode;
  /** Loads the part before it is shown, for parts that may be needed when the network is down. A failure is retried. */
  preload: () => void;
}

type State<P> =
  | { is: 'unasked' }
  | { is: 'loading'; failure?: { error: unknown } }
  | { is: 'failed'; failure: { error: unknown } }
  | { is: 'ready'; Part: ComponentType<P> };

/**
 * A component in a separate file, loaded when it is first shown or preloaded. A loading failure affects only the
 * component itself. It is retried after one second, as soon as the browser is online, every 15 seconds while it is
 * visible, and when it is shown again; React's own `lazy` would never retry.
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
    const now = useSyncExternalStore(
      subscribe,
      () => state,
      () => state,
    );
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
