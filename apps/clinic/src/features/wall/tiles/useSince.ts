import type { Attention } from '@isopter/contract';
import { useEffect, useState } from 'react';
import { type Since, sinceOf } from '../../../lib/domain/alarm/calls.ts';
import { keepSince, readSince } from '../../../lib/domain/alarm/keptSince.ts';
import { readClock } from '../../../lib/domain/tests/useElapsed.ts';

/**
 * When each reason to call somebody began; a reload of the page does not forget it.
 * @param isLoaded whether the reasons are known; before that there are none
 */
export function useSince(test: string, reasons: readonly Attention[], isLoaded: boolean): Since {
  const [known, setKnown] = useState(() => ({ reasons: null as readonly Attention[] | null, since: readSince(test) }));
  let { since } = known;
  if (isLoaded && known.reasons !== reasons) {
    since = sinceOf(since, reasons, readClock());
    setKnown({ reasons, since });
  }
  useEffect(() => {
    if (since !== undefined) keepSince(test, since);
  }, [since, test]);
  return since ?? {};
}
