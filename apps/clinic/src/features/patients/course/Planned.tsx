import { useCall } from '@isopter/api-client';
import type { Patient, Schedule } from '@isopter/contract';
import { Card, EmptyState, Link, LinkButton, Text } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { listPath, schedulePath } from '../../../lib/tests/schedules/paths.ts';
import { useScheduleFacts } from '../../../lib/tests/schedules/useScheduleFacts.ts';
import { phoneOnly } from '../../../lib/screen/Part.css.ts';
import { plan } from './Course.css.ts';

/** How many are named; the rest is on the list they come from. */
const NAMED = 5;

/** What is planned for a patient, the soonest first, and until when; a telephone, which shows it alone, says that nothing is [OUR-163]. */
export function Planned({ patient }: { patient: Patient }): ReactElement | null {
  const { t } = useTranslation();
  const facts = useScheduleFacts();
  const { data } = useCall('listSchedules', { query: { patient: patient.id, limit: '100' } }, { silent: true });
  const planned = (data?.results ?? []).filter(isGoingOn).toSorted(byNextDay);
  if (planned.length === 0) {
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
        <LinkButton variant="quiet" size="sm" href={listPath(patient.id, planned[0]!.scheduled_entity)}>
          {t(($) => $.course.allPlanned)}
        </LinkButton>
      }
    >
      <ul className={plan}>
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

const isGoingOn = ({ next_test_date, end_date }: Schedule): boolean => next_test_date <= end_date;
const byNextDay = (one: Schedule, other: Schedule): number => one.next_test_date.localeCompare(other.next_test_date);
