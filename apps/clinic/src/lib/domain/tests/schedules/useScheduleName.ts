import type { Schedule } from '@isopter/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useTestName } from '../useTestName.ts';

/** Returns the name of the repeated test ("Perimetry 24-2, AVA Standard"), or of the tests of a bundle. */
export function useScheduleName(): (schedule: Schedule) => string {
  const { i18n } = useTranslation();
  const nameOf = useTestName();
  const { language } = i18n;
  return useCallback(
    ({ test, test_bundle: bundle }) => {
      const groups = bundle?.test_groups ?? (test ? [test.test_group] : []);
      return new Intl.ListFormat(language, { type: 'unit' }).format(groups.map(nameOf));
    },
    [language, nameOf],
  );
}
