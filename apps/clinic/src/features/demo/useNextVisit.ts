import { useClient } from '@isopter/api-client';
import { useEffect } from 'react';
import { endVisit } from '../../lib/platform/session/demoMode.ts';

const RETRY_MS = 5_000;

/** Ends the previous visit when the start screen opens; retries every 5 s until the server has confirmed it [OUR-537]. */
export function useNextVisit(): void {
  const client = useClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasLeft = false;
    const end = (): void => {
      endVisit(client).catch(() => {
        if (!hasLeft) timer = setTimeout(end, RETRY_MS);
      });
    };
    end();
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, [client]);
}
