import type { TestGroupChoice } from '@isopter/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useTestName } from '../../../lib/tests/useTestName.ts';
import { firstTests } from './firstTests.ts';

/** Names a bundle by up to three of its tests, then an ellipsis [BUND-07]. */
export function useBundleName(): (groups: readonly TestGroupChoice[]) => string {
  const { i18n } = useTranslation();
  const nameOf = useTestName();
  const language = i18n.resolvedLanguage;
  return useCallback(
    (groups) => {
      const { named, hasMore } = firstTests(groups);
      const list = new Intl.ListFormat(language, { style: 'narrow', type: 'unit' }).format(named.map(nameOf));
      return hasMore ? `${list} …` : list;
    },
    [language, nameOf],
  );
}
