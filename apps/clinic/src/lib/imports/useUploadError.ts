import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../errors/useErrorText.ts';
import { FileEmpty } from './FileEmpty.ts';

/** Says why an upload failed [IMP-02]. */
export function useUploadError(): (error: unknown) => string {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return useCallback(
    (error) =>
      error instanceof FileEmpty
        ? t(($) => $.imports.upload.fileEmptyError)
        : t(($) => $.imports.upload.fileUploadError, { reason: errorText(error) }),
    [errorText, t],
  );
}
