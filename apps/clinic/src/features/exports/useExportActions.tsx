import { useDownloadExportTask } from '@isopter/api-client';
import type { ExportTask } from '@isopter/contract';
import type { RowAction } from '@isopter/ui';
import { DownloadIcon } from '@isopter/ui/icons';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '../../lib/platform/errors/useErrorToast.ts';
import { saveFile } from '../../lib/platform/browser/saveFile.ts';
import { useTestName } from '../../lib/domain/tests/useTestName.ts';

/** The file of an export is saved once it is finished, and as long as it is there [EXP-01, EXP-04]. */
export function useExportActions(): (task: ExportTask) => readonly RowAction[] {
  const { t } = useTranslation();
  const load = useDownloadExportTask();
  const showError = useErrorToast();
  const nameOf = useTestName();
  return useCallback(
    ({ id, status, parameters: { test_strategy, test_protocol } }) => {
      if (status !== 'FINISHED') return [];
      const test = nameOf({ group: 'PERIMETRY', strategy: test_strategy, protocol: test_protocol });
      const name = t(($) => $.exports.fileName, { test });
      return [
        {
          id: 'download',
          label: t(($) => $.exports.download),
          icon: <DownloadIcon />,
          onAction: () => void load(id).then((file) => saveFile(file, `${name}.zip`), showError),
        },
      ];
    },
    [load, nameOf, showError, t],
  );
}
