import { ApiError, messageOf } from '@isopter/api-client';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

const NOT_FOUND = 404;
/** What the server says of a single test: `Test 2: …`. */
const OF_TEST = /^Test (\d+): /;

/** Why a bundle was not made, in the words of the application [BUND-10, BUND-14]; all that was chosen is still there. */
export function useBundleFailure(): (error: unknown) => string {
  const { t } = useTranslation();
  return useCallback(
    (error) => {
      const { key } = messageOf(error, 'test');
      if (key !== 'testCreation') return t(($) => $.errors[key as 'testCreation']);
      if (!(error instanceof ApiError)) return t(($) => $.bundles.wizard.failed);
      if (error.status === NOT_FOUND) return t(($) => $.bundles.wizard.gone);
      const number = OF_TEST.exec(error.fields['test_descriptions']?.[0] ?? '')?.[1];
      return number === undefined
        ? t(($) => $.bundles.wizard.failed)
        : t(($) => $.bundles.wizard.refused, { number: Number(number) });
    },
    [t],
  );
}
