import { type AuditWish, useExportAudit } from '@isopter/api-client';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '../../lib/platform/errors/useErrorToast.ts';
import { saveFile } from '../../lib/platform/browser/saveFile.ts';

/** Saves the access log, as it is narrowed, as a CSV file [OUR-142]. */
export function useExport(): { save: (wish: AuditWish) => void; isSaving: boolean } {
  const { t } = useTranslation();
  const load = useExportAudit();
  const showError = useErrorToast();
  const [isSaving, setSaving] = useState(false);
  const save = useCallback(
    (wish: AuditWish) => {
      setSaving(true);
      void load(wish)
        .then((file) => saveFile(file, `${t(($) => $.accessLog.fileName)}.csv`), showError)
        .finally(() => setSaving(false));
    },
    [load, showError, t],
  );
  return { save, isSaving };
}
