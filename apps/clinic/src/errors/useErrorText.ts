import { type Mapping, type Message, messageOf } from '@isopter/api-client';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Says what a failure means in the language of the application (ERR-01 to ERR-05, ERR-08). */
export function useErrorText(): (error: unknown, mapping?: Mapping) => string {
  const text = useMessageText();
  return useCallback((error, mapping) => text(messageOf(error, mapping)), [text]);
}

/** The words of one message. */
export function useMessageText(): (message: Message) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ key, raw }) => (key === 'serverText' ? (raw ?? t(($) => $.errors.somethingWentWrong)) : t(($) => $.errors[key])),
    [t],
  );
}
