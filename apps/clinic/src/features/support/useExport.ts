import { type SupportQuery, useExportSupportUsers } from '@isopter/api-client';
import { toasts } from '@isopter/ui';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../lib/platform/browser/saveFile.ts';

/** Saves the users that are found, all pages of them, as an Excel file [SUP-02]. */
export function useExport(): { save: (query: SupportQuery) => void; isSaving: boolean } {
  const { t } = useTranslation();
  const load = useExportSupportUsers();
  const [isSaving, setSaving] = useState(false);
  const save = useCallback(
    (query: SupportQuery) => {
      setSaving(true);
      void load(query)
        .then(
          (file) => saveFile(file, `${t(($) => $.support.fileName)}.xlsx`),
          () => toasts.show({ tone: 'critical', message: t(($) => $.support.reportErrorMessageGeneric) }),
        )
        .finally(() => setSaving(false));
    },
    [load, t],
  );
  return { save, isSaving };
}
