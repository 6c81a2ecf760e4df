import { ApiError, messageOfField, useCheckIn } from '@isopter/api-client';
import { currentTime, type DayAppointment } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../platform/errors/useErrorText.ts';
import { useMessageText } from '../../platform/errors/useMessageText.ts';
import { DecisionDialog } from '../../frame/form/DecisionDialog.tsx';
import { useNameless } from '../../platform/session/useNameless.ts';
import { useAppointmentText } from './useAppointmentText.ts';
import { useWhenText } from './useWhenText.ts';
import { whenOf, whenProblems, whenSent } from './when.ts';
import { RoomField } from './WhenFields.tsx';

/** Props of {@link CheckInDialog}. */
export interface CheckInDialogProps {
  appointment: DayAppointment;
  onClose: () => void;
}

/** Marks that the patient has arrived, and optionally changes the room [OUR-770]. */
export function CheckInDialog({ appointment, onClose }: CheckInDialogProps): ReactElement {
  const { t } = useTranslation();
  const text = useAppointmentText();
  const whenText = useWhenText();
  const errorText = useErrorText();
  const messageText = useMessageText();
  const isNameless = useNameless() !== null;
  const { send, isSending } = useCheckIn();
  const before = whenOf(appointment);
  const [room, setRoom] = useState(before.room);
  const [refusal, setRefusal] = useState<{ field?: string | undefined; whole?: string | undefined }>({});
  const values = { ...before, room };
  const patient = text.patient(appointment);
  const submit = async (): Promise<boolean> => {
    const { timezone } = appointment;
    const wrong = whenProblems(values, { timezone, now: currentTime(), isNameless, before }).room;
    setRefusal(wrong ? { field: whenText('room', wrong) } : {});
    if (wrong) return false;
    try {
      const body = room === before.room ? {} : { room: whenSent(values).room };
      await send({ params: { id: appointment.id }, body });
      toasts.show({ tone: 'positive', message: t(($) => $.appointments.checkedIn, { patient }) });
      return true;
    } catch (error) {
      const said = error instanceof ApiError ? error.fields['room']?.[0] : undefined;
      setRefusal(said ? { field: messageText(messageOfField(said)) } : { whole: errorText(error) });
      return false;
    }
  };
  return (
    <DecisionDialog
      title={t(($) => $.appointments.checkInTitle, { patient })}
      message={t(($) => $.appointments.checkInMessage)}
      submitLabel={t(($) => $.appointments.checkIn)}
      refusal={refusal.whole ?? null}
      isSending={isSending}
      isChanged={room !== before.room}
      onSubmit={submit}
      onClose={onClose}
    >
      <RoomField value={room} onChange={setRoom} errorMessage={refusal.field} isNameless={isNameless} />
    </DecisionDialog>
  );
}
