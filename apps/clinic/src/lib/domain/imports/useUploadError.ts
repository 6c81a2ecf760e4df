import { ApiError } from '@isopter/api-client';
import { DICOM_REFUSALS, type DicomRefusal, WRONG_EXTENSION } from '@isopter/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../platform/errors/useErrorText.ts';
import { FileEmpty } from './FileEmpty.ts';

const REFUSALS = Object.entries({ ...DICOM_REFUSALS, extension: WRONG_EXTENSION }) as [
  DicomRefusal | 'extension',
  string,
][];

/** Returns the reason why the server rejected a file; undefined for any other error. */
function refusalOf(error: unknown): DicomRefusal | 'extension' | undefined {
  const messages: unknown = error instanceof ApiError ? error.fields['test_report'] : undefined;
  return REFUSALS.find(([, text]) => Array.isArray(messages) && messages.includes(text))?.[0];
}

/** Says why an upload failed [IMP-02] [OUR-479] [OUR-834]. */
export function useUploadError(): (error: unknown) => string {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return useCallback(
    (error) => {
      if (error instanceof FileEmpty) return t(($) => $.imports.upload.fileEmptyError);
      const refusal = refusalOf(error);
      const reason = refusal ? t(($) => $.imports.upload.refused[refusal]) : errorText(error);
      return t(($) => $.imports.upload.fileUploadError, { reason });
    },
    [errorText, t],
  );
}
