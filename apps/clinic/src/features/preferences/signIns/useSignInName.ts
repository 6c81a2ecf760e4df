import type { SignIn } from '@isopter/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** How a browser somebody is signed in with is called: by itself and its system, as far as they are known. */
export function useSignInName(): (signIn: Pick<SignIn, 'browser' | 'system'>) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ browser, system }) =>
      browser && system
        ? t(($) => $.signIns.browserOn, { browser, system })
        : (browser ?? system ?? t(($) => $.signIns.unknown)),
    [t],
  );
}
