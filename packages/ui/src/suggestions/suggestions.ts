/** Milliseconds after the last key before suggestions are asked for [CONST-01]. */
export const SUGGESTION_DELAY = 250;

/**
 * Finds what fits a text, such as by a call to a server.
 * @param signal aborts when the answer is no longer wanted
 */
export type LoadSuggestions<T> = (text: string, signal: AbortSignal) => Promise<readonly T[]>;

/** What was found for a text. */
export interface Found<T> {
  /** The text, without white space around it. */
  text: string;
  /** `idle`: there is no text yet. */
  status: 'idle' | 'loading' | 'failed' | 'ready';
  /** Always the answer to `text`; empty until it is there. */
  items: readonly T[];
}

/** Asks for suggestions while somebody types. */
export interface Suggestions<T> {
  get: () => Found<T>;
  subscribe: (listener: () => void) => () => void;
  /** Asks after the delay; what was asked before is aborted. */
  type: (text: string) => void;
  /** Asks once more, at once. */
  retry: () => void;
  /** Forgets what waits and aborts what is on its way. */
  stop: () => void;
}

/**
 * Suggestions for a text that changes: asked for when the typing pauses, and never overwritten by an older answer.
 * @param delay milliseconds
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
