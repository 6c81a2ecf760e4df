import { useCallback, useSyncExternalStore } from 'react';

/** The search text and its owner, kept in an entry of the browser's history. */
interface Searched {
  searched?: { text: string; by: string };
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** Returns the search text of this history entry, if it belongs to the same user. */
function read(owner: string): string {
  const { searched } = (history.state ?? {}) as Searched;
  return searched?.by === owner ? searched.text : '';
}

function write(text: string, by: string): void {
  const { searched: _, ...state } = (history.state ?? {}) as Searched;
  history.replaceState(text === '' ? state : { ...state, searched: { text, by } }, '');
  for (const listener of listeners) listener();
}

/**
 * What a list is searched for. It names patients, so it is in no address: the entry of the browser's history keeps it, and
 * it is there again on Back and after a reload (OUR-35).
 * @param owner the id of the signed-in user
 */
export function useSearched(owner: string): [text: string, search: (text: string) => void] {
  const text = useSyncExternalStore(subscribe, () => read(owner));
  return [text, useCallback((searched: string) => write(searched, owner), [owner])];
}
