import type { Mapping } from '@isopter/api-client';
import type { SensitiveCall } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '../errors/useErrorToast.ts';
import { useKeyCheck } from './useKeyCheck.ts';

/** Something sensitive, which asks for the security key first [AUTH-17]. */
interface KeyedAction {
  call: SensitiveCall;
  send: () => Promise<unknown>;
  /** Said once it is done. */
  done: string;
}

/** Returns a function that does it once the key was given, and says how it went. @param mapping what failures mean */
export function useKeyedAction(mapping?: Mapping): (action: KeyedAction) => Promise<void> {
  const { t } = useTranslation();
  const passesKey = useKeyCheck();
  const showError = useErrorToast(mapping);
  return useCallback(
    async ({ call, send, done }) => {
      if (!(await passesKey(call))) {
        toasts.show({ tone: 'critical', message: t(($) => $.errors.deviceAuthFailed) });
        return;
      }
      try {
        await send();
        toasts.show({ tone: 'positive', message: done });
      } catch (error) {
        showError(error);
      }
    },
    [passesKey, showError, t],
  );
}
