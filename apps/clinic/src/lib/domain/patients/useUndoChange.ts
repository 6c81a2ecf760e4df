import { ApiError, useClient, useUndoPatientChange } from '@isopter/api-client';
import type { PatientChange } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../platform/errors/useErrorText.ts';

const REFUSALS = ['ChangedSince', 'UndoExpired'] as const;

/** How long a toast offers to undo a merge or a move; the patient's screen offers it for a day, milliseconds. */
const OFFERED_FOR = 20_000;

export interface UndoChange {
  /** Undoes a merge or a move, with a toast about the result or the reason of a refusal [OUR-30]. */
  undo: (id: string) => Promise<void>;
  /** Shows a toast about a merge or a move, with an undo button [OUR-29]. @param to the id of the patient it went to */
  offer: (message: string, kind: PatientChange['kind'], to: string) => Promise<void>;
  isSending: boolean;
}

/** The way back from a merge or a move. */
export function useUndoChange(): UndoChange {
  const { t } = useTranslation();
  const client = useClient();
  const errorText = useErrorText();
  const { send, isSending } = useUndoPatientChange();

  const undo = useCallback(
    async (id: string) => {
      try {
        await send({ params: { id } });
        toasts.show({ tone: 'positive', message: t(($) => $.undo.done) });
      } catch (error) {
        const refusal = REFUSALS.find((name) => error instanceof ApiError && error.name === name);
        toasts.show({ tone: 'critical', message: refusal ? t(($) => $.undo[refusal]) : errorText(error) });
      }
    },
    [errorText, send, t],
  );
  const offer = useCallback(
    async (message: string, kind: PatientChange['kind'], to: string) => {
      // without the way back it is said all the same
      const changes = await client.call('listPatientChanges', { params: { id: to } }).catch(() => []);
      const change = changes.find((one) => one.kind === kind && one.to.id === to);
      toasts.show({
        tone: 'positive',
        message,
        ...(change && {
          duration: OFFERED_FOR,
          action: { label: t(($) => $.undo.undo), onPress: () => void undo(change.id) },
        }),
      });
    },
    [client, t, undo],
  );
  return { undo, offer, isSending };
}
