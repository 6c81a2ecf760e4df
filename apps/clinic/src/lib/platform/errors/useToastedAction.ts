import type { Mapping } from '@isopter/api-client';
import { toasts } from '@isopter/ui';
import { useCallback } from 'react';
import { useErrorToast } from './useErrorToast.ts';

interface ToastedAction {
  send: () => Promise<unknown>;
  /** The message once it is done. */
  done: string;
}

/** Returns a function that makes a call and shows its outcome in a toast. @param mapping the table of error messages */
export function useToastedAction(mapping?: Mapping): (action: ToastedAction) => Promise<void> {
  const showError = useErrorToast(mapping);
  return useCallback(
    async ({ send, done }) => {
      try {
        await send();
        toasts.show({ tone: 'positive', message: done });
      } catch (error) {
        showError(error);
      }
    },
    [showError],
  );
}
