import { sideOfTest, testStatus } from '@isopter/contract';
import { Link, ProgressBar, StatusMarker, type TableColumn } from '@isopter/ui';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/platform/format/useFormats.ts';
import { SignOffMark } from '../../lib/domain/tests/SignOffMark.tsx';
import { statusTone } from '../../lib/domain/tests/statusTone.ts';
import { useDurationText, useElapsed } from '../../lib/domain/tests/useElapsed.ts';
import { useTestName } from '../../lib/domain/tests/useTestName.ts';
import type { Row } from './rules/groups.ts';
import { usePatientName } from '../../lib/domain/patients/usePatientName.ts';

/** Returns the columns of a day's tests: patient, test, device, start time, state [OUR-260, OUR-401]. */
export function useDayColumns(): readonly TableColumn<Row>[] {
  const { t } = useTranslation();
  const nameOf = usePatientName();
  const testName = useTestName();
  return useMemo(
    (): readonly TableColumn<Row>[] => [
      {
        id: 'patient',
        title: t(($) => $.patients.patient),
        isRowHeader: true,
        cell: ({ test, patient, group }) =>
          patient ? (
            <Link variant="quiet" href={group === 'done' ? `/tests/findings/${test.id}` : `/tests/${patient.id}`}>
              <bdi>{nameOf(patient)}</bdi>
            </Link>
          ) : (
            <bdi>{nameOf(patient)}</bdi>
          ),
      },
      {
        id: 'test',
        title: t(($) => $.tests.test),
        cell: ({ test }) =>
          t(($) => $.testNames.withDetail, {
            test: testName(test.test_group),
            detail: t(($) => $.tests.sides[sideOfTest(test)]),
          }),
      },
      { id: 'device', title: t(($) => $.tests.device), cell: ({ device }) => device && <bdi>{device}</bdi> },
      { id: 'since', title: t(($) => $.today.since), cell: (row) => <Since row={row} /> },
      { id: 'state', title: t(($) => $.tests.status), cell: (row) => <State row={row} /> },
    ],
    [nameOf, t, testName],
  );
}

function Since({ row: { test, ordered, group } }: { row: Row }): ReactElement {
  const { time, when } = useFormats();
  if (group === 'done') return <>{test.time_end && time(test.time_end, test.timezone)}</>;
  if (group === 'waiting' || !test.time_start) return <>{when(ordered, 'alone', test.timezone)}</>;
  return <Elapsed since={test.time_start} />;
}

function Elapsed({ since }: { since: string }): ReactElement {
  const { t } = useTranslation();
  const duration = useDurationText();
  const seconds = useElapsed(since);
  // whole minutes: a second that ticks would draw the eye to each row
  return <time title={t(($) => $.wall.elapsed)}>{duration(seconds < 60 ? seconds : seconds - (seconds % 60))}</time>;
}

function State({ row: { test, group, lane, waits } }: { row: Row }): ReactElement | null {
  const { t } = useTranslation();
  const status = testStatus(test.status);
  if (waits) return <>{t(($) => $.today.waits[waits])}</>;
  if (group === 'done' && test.sign_off) return <SignOffMark status={test.sign_off} />;
  if (lane && status !== 'syncing') {
    return (
      <ProgressBar
        label={t(($) => $.patients.devices.progress)}
        isLabelHidden
        value={lane.device.test_progress ?? 0}
        tone={group === 'needs' ? 'caution' : 'accent'}
      />
    );
  }
  return (
    <StatusMarker tone={statusTone(status)}>
      {status ? t(($) => $.statuses[status]) : t(($) => $.tests.unknownStatus)}
    </StatusMarker>
  );
}
