import type { TestGroupChoice } from '@isopter/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '../../platform/format/isolate.ts';

/**
 * Names a test in short where its program says what it is: "24-2, AVA Standard"; any other as {@link useTestName}.
 */
export function useShortTestName(): (test: TestGroupChoice) => string {
  const { t } = useTranslation();
  const nameOf = useTestName();
  return useCallback(
    (test) =>
      test.protocol && test.strategy && test.group === 'PERIMETRY'
        ? t(($) => $.testNames.withDetail, {
            test: t(($) => $.testNames.protocols[test.protocol as 'OTHER'], { defaultValue: test.protocol }),
            detail: t(($) => $.testNames.strategies[test.strategy!]),
          })
        : nameOf(test),
    [nameOf, t],
  );
}

/** Names a test in the language of the application: "Perimetry 24-2, AVA Standard". */
export function useTestName(): (test: TestGroupChoice) => string {
  const { t, i18n } = useTranslation();
  const direction = i18n.dir();
  return useCallback(
    ({ group, strategy, protocol }) => {
      const kind = t(($) => $.testNames.groups[group]);
      const word = protocol ? t(($) => $.testNames.protocols[protocol as 'OTHER'], { defaultValue: protocol }) : '';
      const program = word === protocol ? isolate(word, direction) : word;
      const test = [kind, program].filter(Boolean).join(' ');
      if (!strategy) return test;
      return t(($) => $.testNames.withDetail, { test, detail: t(($) => $.testNames.strategies[strategy]) });
    },
    [direction, t],
  );
}
