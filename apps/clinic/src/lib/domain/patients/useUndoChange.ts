import { ApiError, useClient, useUndoPatientChange } from '@isopter/api-client';
import type { PatientChange } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../platform/errors/useErrorText.ts';

const REFUSALS = ['ChangedSince', 'UndoExpired'] as const;

/** How long the way back is offered after a merge or a move; on the patient's screen it stays for a day, milliseconds. */
const OFFERED_FOR = 20_000;

export interface UndoChange {
  /** Undoes a merge or a move, and says so; a refusal says why [OUR-30]. */
  undo: (id: string) => Promise<void>;
  /** Says what was done to the tests of a patient, with the way back [OUR-29]. @param to whose they are now */
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
