/** The delay in milliseconds after the last keystroke before suggestions are requested [CONST-01]. */
export const SUGGESTION_DELAY = 250;

/**
 * Loads the items that match a text, for example from a server.
 * @param signal aborts when the result is no longer needed
 */
export type LoadSuggestions<T> = (text: string, signal: AbortSignal) => Promise<readonly T[]>;

/** The suggestions found for a text. */
export interface Found<T> {
  /** The text without surrounding white space. */
  text: string;
  /** The status of the request; `idle` while there is no text. */
  status: 'idle' | 'loading' | 'failed' | 'ready';
  /** The suggestions for `text`; empty until they are loaded. */
  items: readonly T[];
}

/** Requests suggestions while the user types. */
export interface Suggestions<T> {
  get: () => Found<T>;
  subscribe: (listener: () => void) => () => void;
  /** Requests suggestions after the delay and aborts the previous request. */
  type: (text: string) => void;
  /** Retries immediately. */
  retry: () => void;
  /** Cancels waiting and running requests. */
  stop: () => void;
}

/**
 * Creates suggestions for a changing text: they are requested when typing pauses, and an older result never replaces a
 * newer one.
 * @param delay the delay in milliseconds
 */
export function createSuggestions<T>(load: LoadSuggestions<T>, delay: number = SUGGESTION_DELAY): Suggestions<T> {
  let found: Found<T> = { text: '', status: 'idle', items: [] };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: AbortController | undefined;
  const listeners = new Set<() => void>();
  const set = (next: Found<T>): void => {
    found = next;
    for (const listener of listeners) listener();
  };
  const stop = (): void => {
    clearTimeout(timer);
    request?.abort();
  };
  const ask = async (text: string): Promise<void> => {
    const { signal } = (request = new AbortController());
    try {
      const items = await load(text, signal);
      if (!signal.aborted) set({ text, status: 'ready', items });
    } catch {
      if (!signal.aborted) set({ text, status: 'failed', items: [] });
    }
  };
  return {
    get: () => found,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type(typed) {
      const text = typed.trim();
      if (text === found.text) return;
      stop();
      set({ text, status: text === '' ? 'idle' : 'loading', items: [] });
      if (text !== '') timer = setTimeout(() => void ask(text), delay);
    },
    retry() {
      stop();
      set({ ...found, status: 'loading' });
      void ask(found.text);
    },
    stop,
  };
}
