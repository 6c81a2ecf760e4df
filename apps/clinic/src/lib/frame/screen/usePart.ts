import { useQueryState } from '../../platform/routes/useQueryState.ts';

/**
 * Which part of a screen a telephone shows; it stands in the address.
 * @param first the one that is shown until another is chosen
 */
export function usePart<P extends string>(parts: readonly P[], first: P): [shown: P, show: (part: P) => void] {
  const [query, set] = useQueryState();
  const shown = parts.find((one) => one === query.get('part')) ?? first;
  return [shown, (part) => set({ part: part === first ? null : part })];
}
