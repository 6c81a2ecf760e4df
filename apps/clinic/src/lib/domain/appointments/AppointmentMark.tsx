import { type Appointment, type AppointmentState, appointmentState } from '@isopter/contract';
import { CalendarIcon, CautionIcon, CheckIcon, HourglassIcon, PlayIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useNow } from '../tests/useElapsed.ts';
import * as css from './Appointments.css.ts';
import { useAppointmentText } from './useAppointmentText.ts';

const ICONS: Readonly<Record<AppointmentState, ReactElement>> = {
  planned: <CalendarIcon />,
  late: <CautionIcon />,
  waiting: <HourglassIcon />,
  in_progress: <PlayIcon />,
  done: <CheckIcon />,
  missed: <CautionIcon />,
};

/** How an appointment stands now, in words with an icon [OUR-767]. */
export function AppointmentMark({ appointment }: { appointment: Appointment }): ReactElement {
  const text = useAppointmentText();
  const now = useNow();
  const { state } = appointmentState(appointment, now);
  return (
    <span className={css.state} data-state={state}>
      {ICONS[state]}
      <span>{text.state(appointment, now)}</span>
    </span>
  );
}
