import { useResendEmployeeInvitation } from '@isopter/api-client';
import type { Employee } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../useFailureToast.ts';

/** Returns a function that sends a new user the letter with which they choose a password again [OUR-524]. */
export function useResend(): (user: Employee) => void {
  const { t } = useTranslation();
  const { send } = useResendEmployeeInvitation();
  const fail = useFailureToast();
  return useCallback(
    ({ id, email }) => {
      const tell = (): string => toasts.show({ tone: 'positive', message: t(($) => $.users.resent, { email }) });
      void send({ params: { id } }).then(tell, fail);
    },
    [fail, send, t],
  );
}
