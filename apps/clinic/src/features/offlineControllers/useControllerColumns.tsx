import type { OfflineController } from '@isopter/contract';
import { MissingValue, type TableColumn } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What the list says of each controller; its code to those who may edit it [OFFC-01]. */
export function useControllerColumns(hasCodes: boolean): readonly TableColumn<OfflineController>[] {
  const { t } = useTranslation();
  const code = t(($) => $.controllers.code);
  return useMemo(
    () => [
      { id: 'name', title: t(($) => $.devices.name), isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
      ...(hasCodes
        ? [
            {
              id: 'code',
              title: code,
              cell: (one: OfflineController) => (one.code ? <bdi>{one.code}</bdi> : <MissingValue label={code} />),
            },
          ]
        : []),
    ],
    [code, hasCodes, t],
  );
}
