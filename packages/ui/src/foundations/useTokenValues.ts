import { useMemo, useSyncExternalStore } from 'react';

type Tokens = Readonly<Record<string, string>>;

/** Attributes of the document choose theme, variant, density and brand. */
function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}

const read = (tokens: Tokens): Record<string, string> => {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(
    Object.entries(tokens).map(([name, reference]) => [name, style.getPropertyValue(reference.slice(4, -1)).trim()]),
  );
};

/** Returns the current values of a group of tokens for the document's theme, brand and variant. */
export function useTokenValues<T extends Tokens>(tokens: T): Record<keyof T & string, string> {
  // compare as text: each read of the document creates a new object
  const values = useSyncExternalStore(subscribe, () => JSON.stringify(read(tokens)));
  return useMemo(() => JSON.parse(values) as Record<string, string>, [values]);
}
