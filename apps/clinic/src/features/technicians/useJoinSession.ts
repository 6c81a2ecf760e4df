import { useUpdateSession } from '@isopter/api-client';
import type { Id } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useCallback } from 'react';
import { openCall } from './call/call.ts';
import { useErrorText } from '../../lib/platform/errors/useErrorText.ts';
import { currentOf, setCurrentSession } from '../../lib/platform/session/currentSession.ts';
import { session } from '../../lib/platform/session/session.ts';

/** Joins a session; why it could not be joined is said [TECH-03]. */
export function useJoinSession(): { join: (id: Id) => void; isJoining: boolean } {
  const errorText = useErrorText();
  const { send: update, isSending } = useUpdateSession();
  const join = useCallback(
    (id: Id): void => {
      const joining = async (): Promise<void> => {
        try {
          const joined = await update({ params: { id }, body: { active: true } });
          // the user may have signed out or lost the session meanwhile
          if (session.status !== 'signed-in' || session.ended !== null) return;
          setCurrentSession(currentOf([joined]));
          // the call panel announces it; a toast could cover the panel's buttons
          openCall(joined, 'admin', 'call');
        } catch (error) {
          toasts.show({ tone: 'critical', message: errorText(error) });
        }
      };
      void joining();
    },
    [errorText, update],
  );
  return { join, isJoining: isSending };
}
