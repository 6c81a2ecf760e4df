import { ApiError } from '@isopter/api-client';
import { toasts } from '@isopter/ui';
import { useCallback } from 'react';
import { useErrorToast } from '../../lib/platform/errors/useErrorToast.ts';
import { useReasonText } from './useReasonText.ts';

/** Returns a function that says why a user was not changed. */
export function useFailureToast(): (error: unknown) => void {
  const showError = useErrorToast();
  const reason = useReasonText();
  return useCallback(
    (error) => {
      if (error instanceof ApiError && error.status === 400) {
        toasts.show({ tone: 'critical', message: reason(error.name, error.detail) });
      } else showError(error);
    },
    [reason, showError],
  );
}
