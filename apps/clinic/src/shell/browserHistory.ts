import { useSyncExternalStore } from 'react';
import type { BaseLocationHook } from 'wouter';
import { hasUnsaved, leave } from '../lib/frame/leaving/leaving.ts';

/**
 * An entry of the browser's history. Its number is kept in its state, so that it is known how far one has gone, beside
 * what its screen remembers there.
 */
interface Entry {
  readonly number: number;
  readonly pathname: string;
  readonly search: string;
}

const numberOf = (state: unknown): number | undefined => (state as { entry?: number } | null)?.entry;
const here = (number: number): Entry => ({ number, pathname: location.pathname, search: location.search });

/** The entry whose screen is shown: not the browser's, while it is being asked whether to leave for that. */
let shown = here(numberOf(history.state) ?? 0);
/** The person has answered: what comes next is what they wanted. */
let isAnswered = false;
const listeners = new Set<() => void>();

function show(entry: Entry): void {
  isAnswered = false;
  shown = entry;
  for (const listener of listeners) listener();
}

/** Back and forward: the browser has gone there already. It is sent back to what is shown before the question. */
function onPopState({ state }: PopStateEvent): void {
  const number = numberOf(state);
  if (number === undefined) {
    // made by the address bar or a link within the page
    history.replaceState({ entry: shown.number + 1 }, '');
    show(here(shown.number + 1));
    return;
  }
  const distance = number - shown.number;
  if (isAnswered || location.pathname === shown.pathname || !hasUnsaved()) {
    show(here(number));
  } else if (distance !== 0) {
    history.go(-distance);
    leave(() => {
      isAnswered = true;
      history.go(distance);
    });
  }
}

/** Begins to follow the browser's history. @returns stops it */
export function followHistory(): () => void {
  shown = here(numberOf(history.state) ?? 0);
  history.replaceState({ ...(history.state as object | null), entry: shown.number }, '');
  addEventListener('popstate', onPopState);
  return () => removeEventListener('popstate', onPopState);
}

function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const number = replace ? shown.number : shown.number + 1;
  // what an entry remembers stays with it as long as its screen does
  const isSame = replace && to.replace(/[?#].*/, '') === location.pathname;
  const remembered = isSame ? (history.state as object) : {};
  history[replace ? 'replaceState' : 'pushState']({ ...remembered, entry: number }, '', to);
  show(here(number));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Wouter's location: where the browser is, except while someone is asked whether to leave. */
export const useBrowserHistory: BaseLocationHook = () => [
  useSyncExternalStore(subscribe, () => shown.pathname),
  navigate,
];

export const useBrowserSearch = (): string => useSyncExternalStore(subscribe, () => shown.search);
