import { useCallback } from 'react';
import { useTexts } from '../texts/Texts.tsx';
import { toasts } from '../Toast/toasts.ts';
import { lazyTexts } from './lazy.texts.ts';

/** Says in a toast that what was to open could not be loaded. */
export function useUnopened(): () => void {
  const { notOpened } = useTexts(lazyTexts);
  return useCallback(() => {
    toasts.show({ tone: 'critical', message: notOpened });
  }, [notOpened]);
}
