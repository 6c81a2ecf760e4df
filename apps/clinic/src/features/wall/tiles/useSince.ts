import type { Attention } from '@isopter/contract';
import { useEffect, useState } from 'react';
import { readTab, writeTab } from '../../../lib/storage/tab.ts';
import { readClock } from '../../../lib/tests/useElapsed.ts';
import { type Since, sinceOf } from '../rules/calls.ts';

const keyOf = (test: string): string => `isopter.wall.since.${test}`;

/** When the reasons of a test began, as kept for a reload of the page. */
function readSince(test: string): Since | undefined {
  try {
    return (JSON.parse(readTab(keyOf(test)) ?? 'null') as Since | null) ?? undefined;
  } catch {
    return undefined;
  }
}

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
    if (since !== undefined) writeTab(keyOf(test), reasons.length > 0 ? JSON.stringify(since) : null);
  }, [reasons, since, test]);
  return since ?? {};
}
