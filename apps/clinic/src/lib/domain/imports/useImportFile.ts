import { useDownloadImport } from '@isopter/api-client';
import type { Id } from '@isopter/contract';
import { useMemo } from 'react';
import { saveFile } from '../../platform/browser/saveFile.ts';
import { useReportWindow } from '../reports/useReportWindow.ts';

/** The report of an import as a PDF. */
export interface ImportFile {
  /** Shows it in a separate window; call it in a click. */
  show: (id: Id) => void;
  /** Saves it. @param name of the file that was uploaded */
  save: (id: Id, name: string) => void;
}

/** Shows and saves the reports of imports; failures show an error [LIST-14]. */
export function useImportFile(): ImportFile {
  const windows = useReportWindow();
  const download = useDownloadImport();
  return useMemo(
    () => ({
      show: (id) => windows.open(() => download(id)),
      save: (id, name) =>
        void download(id).then((file) => saveFile(file, `${name.replace(/\.\w+$/, '')}.pdf`), windows.fail),
    }),
    [download, windows],
  );
}
