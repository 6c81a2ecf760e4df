import { type Device, sideOfTest, type SyncProgress, type Test } from '@isopter/contract';
import { Stack, type TableColumn } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import { PacsMark } from '../../../lib/domain/pacs/PacsMark.tsx';
import { useTestName } from '../../../lib/domain/tests/useTestName.ts';
import { SignOffMark } from '../../../lib/domain/tests/SignOffMark.tsx';
import { ResultCell } from '../../../lib/domain/tests/result/ResultCell.tsx';
import { StatusCell } from './StatusCell.tsx';
import { TextCell } from '../../../lib/frame/list/TextCell.tsx';

/** The columns of a patient's tests, and how a row is called. */
export interface TestColumns {
  columns: readonly TableColumn<Test>[];
  rowLabel: (test: Test) => string;
}

/**
 * Returns the columns of the list of tests; missing values are marked [PAT-14]. The id of a column that sorts is the
 * server's name for the order [OUR-27].
 */
export function useTestColumns(devices: readonly Device[], progress: readonly SyncProgress[]): TestColumns {
  const { t } = useTranslation();
  const { when: said } = useFormats();
  const nameOf = useTestName();

  return useMemo(() => {
    const when = (test: Test): string | null =>
      test.time_start ? said(test.time_start, 'alone', test.timezone) : null;
    const deviceOf = (test: Test): string | undefined =>
      devices.find(({ id }) => id === (test.using_device ?? test.device))?.name;
    return {
      rowLabel: (test) =>
        t(($) => $.tests.rowName, {
          test: nameOf(test.test_group),
          when: when(test) ?? t(($) => $.tests.notStarted),
        }),
      columns: [
        {
          id: 'test_group',
          title: t(($) => $.tests.test),
          isSortable: true,
          cell: (test) => nameOf(test.test_group),
        },
        {
          id: 'side',
          title: t(($) => $.tests.side),
          priority: 2,
          cell: (test) => t(($) => $.tests.sides[sideOfTest(test)]),
        },
        {
          id: 'device',
          title: t(($) => $.tests.device),
          priority: 3,
          cell: (test) => <TextCell text={deviceOf(test)} title={t(($) => $.tests.device)} />,
        },
        {
          id: 'created',
          title: t(($) => $.tests.started_at),
          isSortable: true,
          cell: (test) => when(test) ?? t(($) => $.tests.notStarted),
        },
        { id: 'result', title: t(($) => $.tests.result), cell: (test) => <ResultCell test={test} /> },
        {
          id: 'status',
          title: t(($) => $.tests.status),
          isSortable: true,
          cell: (test) => (
            <Stack gap={1}>
              <StatusCell test={test} sync={progress.find((item) => item.test === test.id)} />
              {test.pacs_integration && <PacsMark state={test.pacs_integration} />}
            </Stack>
          ),
        },
        {
          id: 'sign_off',
          title: t(($) => $.findings.signOff),
          priority: 2,
          cell: (test) => test.sign_off && <SignOffMark status={test.sign_off} />,
        },
      ],
    };
  }, [devices, nameOf, progress, said, t]);
}
