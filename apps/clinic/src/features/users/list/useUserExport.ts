import { type EmployeeQuery, useExportEmployees } from '@isopter/api-client';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '../../../lib/platform/errors/useErrorToast.ts';
import { saveFile } from '../../../lib/platform/browser/saveFile.ts';

/** Saves the users that are found, all pages of them, as a CSV file [OUR-527]. */
export function useUserExport(): { save: (query: EmployeeQuery) => void; isSaving: boolean } {
  const { t } = useTranslation();
  const load = useExportEmployees();
  const showError = useErrorToast();
  const [isSaving, setSaving] = useState(false);
  const save = useCallback(
    (query: EmployeeQuery) => {
      setSaving(true);
      void load(query)
        .then((file) => saveFile(file, `${t(($) => $.users.fileName)}.csv`), showError)
        .finally(() => setSaving(false));
    },
    [load, showError, t],
  );
  return { save, isSaving };
}
