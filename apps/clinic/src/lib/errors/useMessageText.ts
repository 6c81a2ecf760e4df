import type { Message } from '@isopter/api-client';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The words of one message. */
export function useMessageText(): (message: Message) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ key, raw }) => (key === 'serverText' ? (raw ?? t(($) => $.errors.somethingWentWrong)) : t(($) => $.errors[key])),
    [t],
  );
}
