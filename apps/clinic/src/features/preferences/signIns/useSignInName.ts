import type { SignIn } from '@isopter/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns a function that names a sign-in by its browser and operating system, as far as they are known. */
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
