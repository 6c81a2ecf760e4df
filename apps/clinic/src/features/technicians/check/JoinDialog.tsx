import type { Session } from '@isopter/contract';
import { Button, Dialog } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { usePatientName } from '../../../lib/domain/patients/usePatientName.ts';
import { CallCheckList } from './CallCheckList.tsx';

interface JoinDialogProps {
  session: Session;
  onJoin: () => void;
  onClose: () => void;
}

/** The dialog before a technician joins a session: it checks the call, and joining does not wait for results [OUR-643]. */
export function JoinDialog({ session, onJoin, onClose }: JoinDialogProps): ReactElement {
  const { t } = useTranslation();
  const nameOf = usePatientName();
  // closing stops the check, and with it camera and microphone, before the call opens them
  const join = (): void => {
    onClose();
    onJoin();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={t(($) => $.technicians.check.join, { patient: nameOf(session.patient) })}
      actions={
        <>
          <Button onPress={onClose}>{t(($) => $.common.cancel)}</Button>
          <Button variant="primary" onPress={join}>
            {t(($) => $.technicians.actions.join)}
          </Button>
        </>
      }
    >
      <CallCheckList session={session.id} />
    </Dialog>
  );
}
