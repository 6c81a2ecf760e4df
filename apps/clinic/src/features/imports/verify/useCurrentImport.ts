import { useImport } from '@isopter/api-client';
import { useEffect, useState } from 'react';

/** An import as it is now: what an earlier visit left behind is asked for again before a form is filled with it. */
export function useCurrentImport(id: string): ReturnType<typeof useImport> {
  const state = useImport(id);
  const { data, error, isValidating, mutate } = state;
  const [isAsked, setAsked] = useState(data === undefined);
  const [isCurrent, setCurrent] = useState(false);
  useEffect(() => {
    if (!isAsked) void mutate().then(() => setAsked(true));
  }, [isAsked, mutate]);
  if (!isCurrent && isAsked && data !== undefined && error === undefined && !isValidating) setCurrent(true);
  return isCurrent ? state : { ...state, data: undefined };
}
