import type { Device, TestBundle } from '@isopter/contract';
import { Badge, Stack, StatusMarker, type TableColumn } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/platform/format/useFormats.ts';
import { PacsMark } from '../../../../lib/domain/pacs/PacsMark.tsx';
import { statusTone } from '../../../../lib/domain/tests/statusTone.ts';
import { useBundleName } from '../useBundleName.ts';
import { TextCell } from '../../../../lib/frame/list/TextCell.tsx';

/** The columns of a patient's bundles, and how a row is called. */
export interface BundleColumns {
  columns: readonly TableColumn<TestBundle>[];
  rowLabel: (bundle: TestBundle) => string;
}

/** Returns the columns of the list of bundles [BUND-01, BUND-17, BUND-18]. */
export function useBundleColumns(devices: readonly Device[]): BundleColumns {
  const { t } = useTranslation();
  const { when } = useFormats();
  const nameOf = useBundleName();

  return useMemo(() => {
    const deviceOf = ({ current_test, device }: TestBundle): string | undefined =>
      devices.find(({ id }) => id === (current_test?.using_device ?? device))?.name;
    return {
      rowLabel: ({ test_groups, created, timezone }) =>
        t(($) => $.tests.rowName, { test: nameOf(test_groups), when: when(created, 'alone', timezone) }),
      columns: [
        {
          id: 'test_groups',
          title: t(($) => $.bundles.tests),
          isRowHeader: true,
          cell: ({ test_groups, custom_test_bundle_type }) => (
            <Stack direction="row" gap={2}>
              <TextCell text={nameOf(test_groups)} title={t(($) => $.bundles.tests)} />
              {custom_test_bundle_type && <Badge>{t(($) => $.bundles.custom)}</Badge>}
            </Stack>
          ),
        },
        {
          id: 'created',
          title: t(($) => $.bundles.created),
          cell: ({ created, timezone }) => when(created, 'alone', timezone),
        },
        {
          id: 'device',
          title: t(($) => $.tests.device),
          priority: 3,
          cell: (bundle) => <TextCell text={deviceOf(bundle)} title={t(($) => $.tests.device)} />,
        },
        {
          id: 'progress',
          title: t(($) => $.bundles.progress),
          cell: ({ test_bundle_index, total_test_count }) =>
            t(($) => $.bundles.progressOf, { number: test_bundle_index, total: total_test_count }),
        },
        {
          id: 'status',
          title: t(($) => $.tests.status),
          cell: ({ status: { name }, pacs_integration }) => (
            <Stack direction="row" gap={2}>
              <StatusMarker tone={statusTone(name)}>{t(($) => $.statuses[name])}</StatusMarker>
              {pacs_integration && <PacsMark state={pacs_integration} />}
            </Stack>
          ),
        },
      ],
    };
  }, [devices, nameOf, t, when]);
}
