import type { OfflineController } from '@isopter/contract';
import type { TableColumn } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TextCell } from '../../lib/frame/list/TextCell.tsx';

/** Returns the columns of the list of controllers; only users who may edit them see the codes [OFFC-01]. */
export function useControllerColumns(hasCodes: boolean): readonly TableColumn<OfflineController>[] {
  const { t } = useTranslation();
  const code = t(($) => $.controllers.code);
  return useMemo(
    () => [
      {
        id: 'name',
        title: t(($) => $.devices.name),
        isRowHeader: true,
        cell: ({ name }) => <TextCell text={name} title={t(($) => $.devices.name)} />,
      },
      ...(hasCodes
        ? [
            {
              id: 'code',
              title: code,
              cell: (one: OfflineController) => <TextCell text={one.code} title={code} />,
            },
          ]
        : []),
    ],
    [code, hasCodes, t],
  );
}
