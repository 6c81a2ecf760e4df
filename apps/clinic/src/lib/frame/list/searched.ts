import { useCallback, useSyncExternalStore } from 'react';

/** What an entry of the browser's history remembers beside its address, and whose it is. */
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

/** What this entry of the history was searched for; whoever searched for it alone finds it again. */
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
 * @param owner the id of whoever is signed in
 */
export function useSearched(owner: string): [text: string, search: (text: string) => void] {
  const text = useSyncExternalStore(subscribe, () => read(owner));
  return [text, useCallback((searched: string) => write(searched, owner), [owner])];
}
