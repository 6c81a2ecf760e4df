import type { CustomBundle } from '@isopter/contract';
import type { TableColumn } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBundleName } from '../useBundleName.ts';

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
        cell: ({ name }) => <bdi>{name}</bdi>,
      },
      { id: 'tests', title: t(($) => $.bundles.tests), cell: ({ test_groups }) => nameOf(test_groups) },
    ],
    [nameOf, t],
  );
}
