import { toasts } from '@isopter/ui';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useErrorText } from '../../platform/errors/useErrorText.ts';

/** Closes the screen of a record that could not be loaded to its list, and says why [ORG-08]. */
export function useCloseOnFailure(error: unknown, closeHref: string): void {
  const [, navigate] = useLocation();
  const errorText = useErrorText();
  useEffect(() => {
    if (error === undefined) return;
    toasts.show({ tone: 'critical', message: errorText(error) });
    navigate(closeHref, { replace: true });
  }, [closeHref, error, errorText, navigate]);
}
