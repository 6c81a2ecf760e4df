import { useImport } from '@isopter/api-client';
import { useEffect, useState } from 'react';

/** An import as it is now: what an earlier visit left behind is asked for again before a form is filled with it. */
export function useCurrentImport(id: string): ReturnType<typeof useImport> {
  const [since] = useState(() => Date.now());
  const state = useImport(id);
  const { data, asOf, mutate } = state;
  const isOld = data !== undefined && (asOf ?? 0) < since;
  useEffect(() => {
    if (isOld) void mutate();
  }, [isOld, mutate]);
  return isOld ? { ...state, data: undefined } : state;
}
