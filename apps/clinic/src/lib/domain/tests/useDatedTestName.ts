import type { Test } from '@isopter/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/format/useFormats.ts';
import { useTestName } from './useTestName.ts';

/** Names a test uniquely among others of its kind: "Perimetry 24-2, AVA Standard, 11/20/2026, 2:40 PM". */
export function useDatedTestName(): (test: Pick<Test, 'test_group' | 'time_start' | 'timezone'>) => string {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const nameOf = useTestName();
  return useCallback(
    ({ test_group, time_start, timezone }) => {
      const test = nameOf(test_group);
      return time_start ? t(($) => $.testNames.withDetail, { test, detail: moment(time_start, timezone) }) : test;
    },
    [moment, nameOf, t],
  );
}
