import type { CallName } from '@isopter/contract/routes';
import { useCallback } from 'react';
import { useMutate } from './useMutate.ts';

/** Returns a function that reloads every loaded answer of some calls, with any arguments. */
export function useReload(...names: readonly CallName[]): () => void {
  const mutate = useMutate();
  const all = names.join(' ');
  return useCallback(() => {
    const outdated = all.split(' ');
    void mutate((key) => Array.isArray(key) && outdated.includes(String(key[0])));
  }, [all, mutate]);
}
