import { ApiError } from '@isopter/api-client';
import { DICOM_REFUSALS, type DicomRefusal } from '@isopter/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../errors/useErrorText.ts';
import { FileEmpty } from './FileEmpty.ts';

/** Returns the reason why the server rejected a DICOM file; undefined for any other error. */
function dicomRefusal(error: unknown): DicomRefusal | undefined {
  const said: unknown = error instanceof ApiError ? error.fields['test_report'] : undefined;
  const texts = Object.entries(DICOM_REFUSALS) as [DicomRefusal, string][];
  return texts.find(([, text]) => Array.isArray(said) && said.includes(text))?.[0];
}

/** Says why an upload failed [IMP-02] [OUR-479]. */
export function useUploadError(): (error: unknown) => string {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return useCallback(
    (error) => {
      if (error instanceof FileEmpty) return t(($) => $.imports.upload.fileEmptyError);
      const refusal = dicomRefusal(error);
      const reason = refusal ? t(($) => $.imports.upload.dicom[refusal]) : errorText(error);
      return t(($) => $.imports.upload.fileUploadError, { reason });
    },
    [errorText, t],
  );
}
