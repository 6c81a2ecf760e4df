import type { CourseSample } from '@isopter/clinical/course';
import {
  type CourseRow,
  currentTime,
  hasStatus,
  monitorKind,
  monitorPath,
  reportedKind,
  type Test,
  wallClock,
} from '@isopter/contract';
import { SmallDrawing } from '@isopter/monitor-charts/course';
import { type RowAction, type TimelineEvent } from '@isopter/ui';
import { EditIcon, FileIcon, MonitorIcon, PreferencesIcon, RestartIcon } from '@isopter/ui/icons';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import { useReports } from '../../../lib/domain/reports/useReports.ts';
import { useMayWrite } from '../../../lib/platform/session/useMayWrite.ts';
import { repeatPath } from '../../../lib/domain/tests/repeatPath.ts';
import { writtenOf } from '../../../lib/domain/tests/result/lines.ts';
import { useResultText } from '../../../lib/domain/tests/result/useResultText.ts';
import { useDurationText } from '../../../lib/domain/tests/useElapsed.ts';
import { useTestName } from '../../../lib/domain/tests/useTestName.ts';
import { CourseNumbers } from './CourseNumbers.tsx';
import { Reliability } from './Reliability.tsx';
import { type SideNumbers, sideNumbers } from '../../../lib/domain/tests/course/numbers.ts';
import { pictureOf } from '../../../lib/domain/tests/course/picture.ts';
import { SignOff } from './SignOff.tsx';
import { useImportedEvent } from './useImportedEvent.tsx';

/** The tests and imported reports of a patient as a timeline shows them. */
export function useCourseEvents(
  rows: readonly CourseRow[],
  samples: readonly CourseSample[],
  controlOf: (row: CourseRow, label: string) => ReactNode,
): readonly TimelineEvent[] {
  const { t } = useTranslation();
  const { dayOf, time, when } = useFormats();
  const nameOf = useTestName();
  const duration = useDurationText();
  const say = useResultText();
  const actionsOf = useActions();
  const importedEvent = useImportedEvent();
  const [now] = useState(currentTime);

  const labelOf = ({ system_unit }: Test, numbers: readonly SideNumbers[]): string =>
    numbers
      .map(({ side, found }) =>
        t(($) => $.course.ofEye, {
          eye: side === 'RIGHT' || side === 'LEFT' ? t(($) => $.tests.sides[side]) : side,
          what: found.map(({ finding }) => say(writtenOf(finding, system_unit ?? 'IMP'))).join(', '),
        }),
      )
      .join('; ');
  const lastedOf = ({ time_start, time_end }: Test): string | null =>
    time_start && time_end ? duration((Date.parse(time_end) - Date.parse(time_start)) / 1000) : null;

  return rows.map((row): TimelineEvent => {
    if ('imported' in row) {
      const event = importedEvent(row.imported);
      return { ...event, control: controlOf(row, event.label ?? event.title) };
    }
    const { test } = row;
    const numbers = sideNumbers(test, samples);
    const picture = pictureOf(row, numbers);
    const title = nameOf({ ...test.test_group, strategy: null });
    const strategy = test.test_group.strategy && t(($) => $.testNames.strategies[test.test_group.strategy!]);
    // what has not begun comes first
    const { day, time: clock } = wallClock(test.time_start ? new Date(test.time_start) : now, test.timezone);
    const dateTime = `${day}T${clock}`;
    const label = t(($) => $.tests.rowName, {
      test: nameOf(test.test_group),
      when: test.time_start ? when(test.time_start, 'alone', test.timezone) : t(($) => $.tests.notStarted),
    });
    return {
      id: test.id,
      dateTime,
      time: test.time_start ? dayOf(test.time_start, test.timezone) : t(($) => $.tests.notStarted),
      ...(test.time_start && { timeDetail: time(test.time_start, test.timezone) }),
      title,
      meta: (
        <>
          {[strategy, lastedOf(test)].filter(Boolean).join(' · ')}
          <Reliability row={row} />
        </>
      ),
      ...(picture && { drawing: <SmallDrawing picture={picture} label={labelOf(test, numbers) || title} /> }),
      ...(numbers.length > 0 && {
        numbers: <CourseNumbers numbers={numbers} unit={test.system_unit ?? 'IMP'} />,
      }),
      control: controlOf(row, label),
      state: <SignOff row={row} />,
      actions: actionsOf(test),
      label,
    };
  });
}

/** Returns the actions for a test from its row. */
function useActions(): (test: Test) => readonly RowAction[] {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { show } = useReports();
  const mayWrite = useMayWrite();
  return (test) => {
    const kind = monitorKind(test);
    const isOpen = hasStatus(test.status, 'started', 'paused', 'stopped', 'pending');
    const isOver = hasStatus(test.status, 'finished', 'syncing') && reportedKind(test.test_group) !== undefined;
    return [
      ...(isOpen && kind
        ? [
            {
              id: 'monitor',
              label: t(($) => $.tests.actions.monitor),
              icon: <MonitorIcon />,
              isInline: true,
              onAction: () => navigate(monitorPath(kind, test.id)),
            },
          ]
        : []),
      ...(isOver
        ? [
            {
              id: 'report',
              label: t(($) => $.tests.actions.report),
              icon: <FileIcon />,
              isInline: true,
              onAction: () => show(test),
            },
          ]
        : []),
      ...(mayWrite
        ? [
            {
              id: 'repeat',
              label: t(($) => $.course.repeat),
              icon: <RestartIcon />,
              isInline: true,
              onAction: () => navigate(repeatPath(test)),
            },
          ]
        : []),
      {
        id: 'findings',
        label: t(($) => $.tests.actions.findings),
        icon: <EditIcon />,
        onAction: () => navigate(`/tests/findings/${test.id}`),
      },
      {
        id: 'view',
        label: t(($) => $.tests.actions.view),
        icon: <PreferencesIcon />,
        onAction: () => navigate(`/tests/view/${test.id}`),
      },
    ];
  };
}
