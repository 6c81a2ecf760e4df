import { useCall, usePatientAppointments } from '@isopter/api-client';
import type { DayAppointment, Patient, Schedule } from '@isopter/contract';
import { Card, EmptyState, Link, LinkButton, Text } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AppointmentActions } from '../../../lib/domain/appointments/AppointmentActions.tsx';
import { AppointmentMark } from '../../../lib/domain/appointments/AppointmentMark.tsx';
import { useAppointmentText } from '../../../lib/domain/appointments/useAppointmentText.ts';
import { listPath, schedulePath } from '../../../lib/domain/tests/schedules/paths.ts';
import { useScheduleFacts } from '../../../lib/domain/tests/schedules/useScheduleFacts.ts';
import { phoneOnly } from '../../../lib/frame/screen/Part.css.ts';
import { appointment, plan } from './Course.css.ts';

/** How many are named; the rest is on the list they come from. */
const NAMED = 5;

/**
 * Planned tests of a patient in the clinic and at home, the soonest first, with their end dates. A phone, which shows
 * this part alone, has a message if there are none [OUR-163] [OUR-771].
 */
export function Planned({ patient }: { patient: Patient }): ReactElement | null {
  const { t } = useTranslation();
  const facts = useScheduleFacts();
  const { data } = useCall('listSchedules', { query: { patient: patient.id, limit: '100' } }, { silent: true });
  const appointments = usePatientAppointments(patient.id);
  const planned = (data?.results ?? []).filter(isGoingOn).toSorted(byNextDay);
  const atClinic = appointments.data?.results ?? [];
  const hasFailed = appointments.error !== undefined && !appointments.data;
  if (planned.length + atClinic.length === 0 && !hasFailed) {
    return data ? (
      <div className={phoneOnly}>
        <EmptyState title={t(($) => $.today.empty.toCome)} />
      </div>
    ) : null;
  }
  return (
    <Card
      title={t(($) => $.course.planned)}
      actions={
        planned[0] && (
          <LinkButton variant="quiet" size="sm" href={listPath(patient.id, planned[0].scheduled_entity)}>
            {t(($) => $.course.allPlanned)}
          </LinkButton>
        )
      }
    >
      {hasFailed && (
        <Text size="sm" tone="secondary">
          {t(($) => $.appointments.loadFailed)}
        </Text>
      )}
      <ul className={plan}>
        {atClinic.map((one) => (
          <AtClinic key={one.id} one={one} />
        ))}
        {planned.slice(0, NAMED).map((schedule) => (
          <li key={schedule.id}>
            <Link href={schedulePath(schedule, 'view')}>{facts.name(schedule)}</Link>
            <Text size="sm" tone="secondary">
              {t(($) => $.course.nextUntil, {
                next: facts.next(schedule),
                period: facts.period(schedule),
                end: facts.end(schedule),
              })}
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A test that is planned for a date and time at the clinic. */
function AtClinic({ one }: { one: DayAppointment }): ReactElement {
  const text = useAppointmentText();
  const { id, day, room } = one;
  return (
    <li className={appointment}>
      <span>
        <Link href={`/today?day=${day}&appointment=${id}`}>{text.test(one)}</Link>
        <Text size="sm" tone="secondary">
          {text.when(one)}
          {room && (
            <>
              {' · '}
              <bdi>{room}</bdi>
            </>
          )}
        </Text>
        <Text size="sm">
          <AppointmentMark appointment={one} />
        </Text>
      </span>
      <AppointmentActions appointment={one} />
    </li>
  );
}

const isGoingOn = ({ next_test_date, end_date }: Schedule): boolean => next_test_date <= end_date;
const byNextDay = (one: Schedule, other: Schedule): number => one.next_test_date.localeCompare(other.next_test_date);
