import type { CustomBundle } from '@isopter/contract';
import type { TableColumn } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBundleName } from '../useBundleName.ts';
import { TextCell } from '../../../../lib/list/TextCell.tsx';

/** What the list says of each custom bundle. */
export function useCustomBundleColumns(): readonly TableColumn<CustomBundle>[] {
  const { t } = useTranslation();
  const nameOf = useBundleName();
  return useMemo(
    () => [
      {
        id: 'name',
        title: t(($) => $.customBundles.name),
        isRowHeader: true,
        cell: ({ name }) => <TextCell text={name} title={t(($) => $.customBundles.name)} />,
      },
      {
        id: 'tests',
        title: t(($) => $.bundles.tests),
        cell: ({ test_groups }) => <TextCell text={nameOf(test_groups)} title={t(($) => $.bundles.tests)} />,
      },
    ],
    [nameOf, t],
  );
}
