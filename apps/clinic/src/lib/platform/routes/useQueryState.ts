import { useSearchParams } from 'wouter';

/**
 * What stands in the query of the address, and how it is changed: a value of `null` is taken out. A change replaces the
 * entry of the history, as what is looked at is no step of its own.
 */
export function useQueryState(): [URLSearchParams, (changes: Readonly<Record<string, string | null>>) => void] {
  const [query, setQuery] = useSearchParams();
  const change = (changes: Readonly<Record<string, string | null>>): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return [query, change];
}
