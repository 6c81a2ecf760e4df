import { type Mapping, messageOf } from '@isopter/api-client';
import { TOAST_DURATION, TOAST_DURATION_LONG } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useCallback } from 'react';
import { useMessageText } from './useMessageText.ts';

/** The general handler: tells a failure in a toast, 8 s, an unreachable agent 20 s (ERR-01, ERR-06). */
export function useErrorToast(mapping?: Mapping): (error: unknown) => void {
  const text = useMessageText();
  return useCallback(
    (error) => {
      const message = messageOf(error, mapping);
      const duration = message.key === 'onPremUrlUnavailable' ? TOAST_DURATION_LONG : TOAST_DURATION;
      toasts.show({ tone: 'critical', message: text(message), duration });
    },
    [mapping, text],
  );
}
