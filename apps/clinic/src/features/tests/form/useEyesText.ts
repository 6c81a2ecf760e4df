import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { choosesEye } from './rules/selection.ts';
import type { TestFormValues } from './rules/values.ts';

/** Which eyes or ear a set-up tests, in the order they are tested in. */
export function useEyesText(): (values: TestFormValues) => string {
  const { t } = useTranslation();
  return useCallback(
    (values) => {
      if (values.group === 'AUDIOLOGY') return t(($) => $.tests.sides[values.ear]);
      if (values.eye !== 'both') return t(($) => $.tests.sides[values.eye as 'OD' | 'OS']);
      return choosesEye(values) ? t(($) => $.tests.offers.rightThenLeft) : t(($) => $.tests.sides.both);
    },
    [t],
  );
}
