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

/** What the tokens of a group are at this moment: of the theme, the brand and the variant the document is in. */
export function useTokenValues<T extends Tokens>(tokens: T): Record<keyof T & string, string> {
  // compared as text: the document is asked anew every time
  const values = useSyncExternalStore(subscribe, () => JSON.stringify(read(tokens)));
  return useMemo(() => JSON.parse(values) as Record<string, string>, [values]);
}
