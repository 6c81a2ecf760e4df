import type { Message } from '@isopter/api-client';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The words of one message. */
export function useMessageText(): (message: Message) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ key, raw, count = 0 }) => {
      if (key === 'serverText') return raw ?? t(($) => $.errors.somethingWentWrong);
      if (key === 'loginBlockedFor') return t(($) => $.errors.loginBlockedFor, { count });
      return t(($) => $.errors[key]);
    },
    [t],
  );
}
