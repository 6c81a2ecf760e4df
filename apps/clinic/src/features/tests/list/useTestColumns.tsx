import type { Device, SyncProgress, Test } from '@isopter/contract';
import { MissingValue, type TableColumn } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWhen } from '../../../lib/format/dates.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useTestName } from '../../../lib/tests/useTestName.ts';
import { StatusCell } from './StatusCell.tsx';

/** The columns of a patient's tests, and how a row is called. */
export interface TestColumns {
  columns: readonly TableColumn<Test>[];
  rowLabel: (test: Test) => string;
}

/** What the list says of each test; a missing value is marked [PAT-14]. */
export function useTestColumns(devices: readonly Device[], progress: readonly SyncProgress[]): TestColumns {
  const { t, i18n } = useTranslation();
  const { preferences } = useSignedIn();
  const nameOf = useTestName();
  const { date_format, time_format } = preferences;
  const { language } = i18n;

  return useMemo(() => {
    const when = (test: Test): string | null =>
      test.time_start
        ? formatWhen(new Date(test.time_start), { now: new Date(), date_format, time_format, language })
        : null;
    const deviceOf = (test: Test): string | undefined =>
      devices.find(({ id }) => id === (test.using_device ?? test.device))?.name;
    return {
      rowLabel: (test) =>
        t(($) => $.tests.rowName, {
          test: nameOf(test.test_group),
          when: when(test) ?? t(($) => $.tests.notStarted),
        }),
      columns: [
        { id: 'test', title: t(($) => $.tests.test), cell: (test) => nameOf(test.test_group) },
        {
          id: 'eye',
          title: t(($) => $.tests.eye),
          priority: 3,
          cell: (test) => t(($) => $.tests.form.eyes[test.eye || 'both']),
        },
        {
          id: 'device',
          title: t(($) => $.tests.device),
          priority: 2,
          cell: (test) => deviceOf(test) ?? <MissingValue label={t(($) => $.tests.device)} />,
        },
        {
          id: 'started_at',
          title: t(($) => $.tests.started_at),
          cell: (test) => when(test) ?? t(($) => $.tests.notStarted),
        },
        {
          id: 'status',
          title: t(($) => $.tests.status),
          cell: (test) => <StatusCell test={test} sync={progress.find((item) => item.test === test.id)} />,
        },
      ],
    };
  }, [date_format, devices, language, nameOf, progress, t, time_format]);
}
