import type { TestGroupChoice } from '@isopter/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '../format/isolate.ts';

/** Names a test in the language of the application: "Perimetry 24-2, AVA Standard". */
export function useTestName(): (test: TestGroupChoice) => string {
  const { t, i18n } = useTranslation();
  return useCallback(
    ({ group, strategy, protocol }) => {
      const kind = t(($) => $.testNames.groups[group]);
      const program = protocol ? t(($) => $.testNames.protocols[protocol as 'OTHER'], { defaultValue: protocol }) : '';
      const test = program === '' ? kind : `${kind} ${isolate(program, i18n.dir())}`;
      if (!strategy) return test;
      return t(($) => $.testNames.withDetail, { test, detail: t(($) => $.testNames.strategies[strategy]) });
    },
    [i18n, t],
  );
}
