import { type Appointment, type AppointmentState, appointmentState, type DayAppointment } from '@isopter/contract';
import { useNumberFormat } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/format/useFormats.ts';
import { isolate } from '../../platform/format/isolate.ts';
import { usePatientName } from '../patients/usePatientName.ts';
import { useTestName } from '../tests/useTestName.ts';

const HOUR = 60;

/** Texts about appointments. */
export interface AppointmentText {
  /** Names the test, or those of a bundle in their order. */
  test: (appointment: Pick<Appointment, 'test_groups'>) => string;
  patient: (appointment: DayAppointment) => string;
  /** The date and the time by the clock of the office. */
  when: (appointment: Pick<Appointment, 'day' | 'at' | 'timezone'>) => string;
  /** The state with its minutes, such as `Late, 17 min`. */
  state: (appointment: Appointment, now: Date) => string;
  stateName: (state: AppointmentState) => string;
}

/** Returns texts about appointments in the language of the application. */
export function useAppointmentText(): AppointmentText {
  const { t, i18n } = useTranslation();
  const { date, time } = useFormats();
  const testName = useTestName();
  const patientName = usePatientName();
  const minute = useNumberFormat({ style: 'unit', unit: 'minute', unitDisplay: 'short' });
  const hour = useNumberFormat({ style: 'unit', unit: 'hour', unitDisplay: 'short' });
  return useMemo(() => {
    const lasting = (minutes: number): string =>
      minutes < HOUR
        ? minute(minutes)
        : [hour(Math.floor(minutes / HOUR)), ...(minutes % HOUR > 0 ? [minute(minutes % HOUR)] : [])].join(' ');
    const stateName = (state: AppointmentState): string => t(($) => $.appointments.states[state]);
    return {
      test: ({ test_groups }) =>
        new Intl.ListFormat(i18n.language, { type: 'unit' }).format(test_groups.map((one) => testName(one))),
      patient: ({ patient_summary }) => isolate(patientName(patient_summary), i18n.dir()),
      when: ({ day, at, timezone }) => t(($) => $.appointments.at, { day: date(day), time: time(at, timezone) }),
      stateName,
      state: (appointment, now) => {
        const { state, minutes } = appointmentState(appointment, now);
        return state === 'late' || state === 'waiting'
          ? t(($) => $.appointments.stateFor, { state: stateName(state), minutes: lasting(minutes) })
          : stateName(state);
      },
    };
  }, [date, hour, i18n, minute, patientName, t, testName, time]);
}
