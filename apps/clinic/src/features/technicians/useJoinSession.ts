import { useUpdateSession } from '@isopter/api-client';
import type { Id } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { openCall } from './call/call.ts';
import { callableSession } from './rules.ts';
import { useErrorText } from '../../lib/errors/useErrorText.ts';
import { currentOf, setCurrentSession } from '../../lib/session/currentSession.ts';

/** Joins a session; why it could not be joined is said [TECH-03]. */
export function useJoinSession(): { join: (id: Id) => void; isJoining: boolean } {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { send: update, isSending } = useUpdateSession();
  const join = useCallback(
    (id: Id): void => {
      const joining = async (): Promise<void> => {
        try {
          const joined = await update({ params: { id }, body: { active: true } });
          setCurrentSession(currentOf([joined]));
          // the call that opens says it; a message would lie over its buttons
          if (callableSession([joined], 'admin')) return openCall(joined.id, 'admin');
          toasts.show({ tone: 'positive', message: t(($) => $.technicians.joined) });
        } catch (error) {
          toasts.show({ tone: 'critical', message: errorText(error) });
        }
      };
      void joining();
    },
    [errorText, t, update],
  );
  return { join, isJoining: isSending };
}
