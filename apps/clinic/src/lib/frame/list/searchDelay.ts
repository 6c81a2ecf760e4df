/** A search that waits until the typing stops. */
export interface SearchDelay {
  /** Searches after the delay, an empty term at once. */
  type: (text: string) => void;
  /** Searches at once, as Enter does. */
  submit: (text: string) => void;
  /** Forgets what waits. */
  stop: () => void;
}

/**
 * Typing waits, Enter searches at once, an empty term clears at once (PAT-02).
 * @param delay milliseconds
 */
export function createSearchDelay(delay: number, onSearch: (term: string) => void): SearchDelay {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const submit = (text: string): void => {
    stop();
    onSearch(text.trim());
  };
  return {
    stop,
    submit,
    type(text) {
      stop();
      if (text.trim() === '') onSearch('');
      else timer = setTimeout(() => onSearch(text.trim()), delay);
    },
  };
}
