import { appointmentState, type DayAppointment } from '@isopter/contract';
import { useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppointmentText } from '../../lib/domain/appointments/useAppointmentText.ts';
import { useNow } from '../../lib/domain/tests/useElapsed.ts';
import * as css from './Today.css.ts';

/** How many patients are late, wait or were missed, in words. */
export function PlannedNote({ appointments }: { appointments: readonly DayAppointment[] }): ReactElement | null {
  const { t } = useTranslation();
  const number = useNumberFormat();
  const { stateName } = useAppointmentText();
  const now = useNow();
  const states = appointments.map((one) => appointmentState(one, now).state);
  const said = (['late', 'waiting', 'missed'] as const).flatMap((state) => {
    const amount = states.filter((one) => one === state).length;
    return amount === 0 ? [] : [t(($) => $.appointments.noted, { state: stateName(state), amount: number(amount) })];
  });
  return said.length === 0 ? null : <span className={css.groupNote}>{said.join(' · ')}</span>;
}
