import { useUpdateSession } from '@isopter/api-client';
import type { Session } from '@isopter/contract';
import { ConfirmDialog, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { usePatientName } from '../../lib/domain/patients/usePatientName.ts';
import { useErrorText } from '../../lib/platform/errors/useErrorText.ts';
import { setCurrentSession } from '../../lib/platform/session/currentSession.ts';

interface EndSessionProps {
  session: Session;
  /** Closes the question, answered or not. */
  onClose: () => void;
}

/** Asks before a session ends, for a user who is in it [TECH-03] or waits in it [OUR-304]. */
export function EndSession({ session, onClose }: EndSessionProps): ReactElement {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const nameOf = usePatientName();
  const { send: update } = useUpdateSession();
  const end = async (): Promise<void> => {
    try {
      await update({ params: { id: session.id }, body: { active: false } });
      if (session.admin) setCurrentSession(null);
      toasts.show({ tone: 'positive', message: t(($) => $.technicians.ended) });
    } catch (error) {
      toasts.show({ tone: 'critical', message: errorText(error) });
    }
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={t(($) => $.technicians.actions.end)}
      message={
        <>
          <strong>
            <bdi>{nameOf(session.patient)}</bdi>
          </strong>
          <br />
          {t(($) => $.technicians.endSessionPrompt)}
        </>
      }
      confirmLabel={t(($) => $.common.yes)}
      cancelLabel={t(($) => $.common.no)}
      onConfirm={end}
    />
  );
}
