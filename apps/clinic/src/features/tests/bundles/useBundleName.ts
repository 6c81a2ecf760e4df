import type { TestGroupChoice } from '@isopter/contract';
import { useCallback } from 'react';
import { useTestName } from '../../../lib/domain/tests/useTestName.ts';
import { firstTests } from './firstTests.ts';

/** Names a bundle by up to three of its tests, then an ellipsis [BUND-07]. */
export function useBundleName(): (groups: readonly TestGroupChoice[]) => string {
  const nameOf = useTestName();
  return useCallback(
    (groups) => {
      const { named, hasMore } = firstTests(groups);
      // names of tests contain commas
      const list = named.map(nameOf).join(' · ');
      return hasMore ? `${list} …` : list;
    },
    [nameOf],
  );
}
