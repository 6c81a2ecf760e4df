import { useSearchParams } from 'wouter';

/**
 * Returns the query of the address and a function that changes it: a value of `null` is removed. A change replaces the
 * history entry, because a change of view is not a separate step.
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
