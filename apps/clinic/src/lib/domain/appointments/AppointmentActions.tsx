import { useUndoCheckIn } from '@isopter/api-client';
import { appointmentState, type DayAppointment, today } from '@isopter/contract';
import { Button, IconButton, Menu, MenuItem, MenuTrigger, toasts } from '@isopter/ui';
import { EllipsisIcon, PlayIcon } from '@isopter/ui/icons';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '../../platform/errors/useErrorToast.ts';
import { useMayWrite } from '../../platform/session/useMayWrite.ts';
import { useNow } from '../tests/useElapsed.ts';
import * as css from './Appointments.css.ts';
import { ChangeAppointment } from './ChangeAppointment.tsx';
import { CheckInDialog } from './CheckInDialog.tsx';
import { RemoveAppointment } from './RemoveAppointment.tsx';
import { useAppointmentText } from './useAppointmentText.ts';
import { useStartAppointment } from './useStartAppointment.ts';

/**
 * The actions for an appointment: check in, then start, on its day; undo the check-in, change, remove until it is
 * started [OUR-768] [OUR-770]. None for read-only users.
 */
export function AppointmentActions({ appointment }: { appointment: DayAppointment }): ReactElement | null {
  const { t } = useTranslation();
  const text = useAppointmentText();
  const mayWrite = useMayWrite();
  const now = useNow();
  const showError = useErrorToast();
  const { send: undo } = useUndoCheckIn();
  const { start, isStarting } = useStartAppointment();
  const [open, setOpen] = useState<'checkIn' | 'change' | 'remove' | null>(null);
  if (!mayWrite || appointment.started) return null;

  const { state } = appointmentState(appointment, now);
  const isOfToday = appointment.day === today(appointment.timezone, now);
  const isWaiting = state === 'waiting';
  const patient = text.patient(appointment);
  const row = t(($) => $.tests.rowNameOf, { patient, test: text.test(appointment) });
  const undoCheckIn = async (): Promise<void> => {
    try {
      await undo({ params: { id: appointment.id } });
      toasts.show({ tone: 'positive', message: t(($) => $.appointments.checkInUndone, { patient }) });
    } catch (error) {
      showError(error);
    }
  };
  const close = (): void => setOpen(null);
  return (
    <span className={css.actions}>
      {isOfToday && isWaiting && (
        <Button
          size="sm"
          icon={<PlayIcon />}
          isPending={isStarting}
          aria-label={t(($) => $.appointments.startOf, { row })}
          onPress={() => void start(appointment)}
        >
          {t(($) => $.appointments.start)}
        </Button>
      )}
      {isOfToday && !isWaiting && (
        <Button size="sm" aria-label={t(($) => $.appointments.checkInOf, { row })} onPress={() => setOpen('checkIn')}>
          {t(($) => $.appointments.checkIn)}
        </Button>
      )}
      <MenuTrigger>
        <IconButton
          size="sm"
          variant="quiet"
          icon={<EllipsisIcon />}
          label={t(($) => $.appointments.moreOf, { row })}
        />
        <Menu>
          {isOfToday && !isWaiting && (
            <MenuItem onAction={() => void start(appointment)}>{t(($) => $.appointments.start)}</MenuItem>
          )}
          {isWaiting && <MenuItem onAction={() => void undoCheckIn()}>{t(($) => $.appointments.undoCheckIn)}</MenuItem>}
          <MenuItem onAction={() => setOpen('change')}>{t(($) => $.appointments.change)}</MenuItem>
          <MenuItem onAction={() => setOpen('remove')}>{t(($) => $.appointments.remove)}</MenuItem>
        </Menu>
      </MenuTrigger>
      {open === 'checkIn' && <CheckInDialog appointment={appointment} onClose={close} />}
      {open === 'change' && <ChangeAppointment appointment={appointment} onClose={close} />}
      {open === 'remove' && <RemoveAppointment appointment={appointment} onClose={close} />}
    </span>
  );
}
