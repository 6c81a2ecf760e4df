import { useCallback } from 'react';
import { useTexts } from '../texts/Texts.tsx';
import { toasts } from '../Toast/toasts.ts';
import { lazyTexts } from './lazy.texts.ts';

/** Returns a function that shows a toast when something could not be loaded. */
export function useUnopened(): () => void {
  const { notOpened } = useTexts(lazyTexts);
  return useCallback(() => {
    toasts.show({ tone: 'critical', message: notOpened });
  }, [notOpened]);
}
