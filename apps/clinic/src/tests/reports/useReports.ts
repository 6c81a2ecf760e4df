import { messageOf, type TestReportKind, useClient } from '@isopter/api-client';
import type { SingleEye, Test } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { loadReport, loadTrend } from './loadReport.ts';
import { prepareWindow, saveFile } from './reportWindow.ts';

/** Files a report is saved as, by the action that does it. */
export type FileAction = 'pdf' | 'png' | 'dicom';

const FILES = {
  pdf: { kind: 'pdf', extension: 'pdf' },
  png: { kind: 'image', extension: 'png' },
  dicom: { kind: 'dicom', extension: 'dcm' },
} as const satisfies Record<FileAction, { kind: TestReportKind; extension: string }>;

/** What a screen can do with the report of a test. */
export interface Reports {
  /** Shows it in a window of its own; to be called in a click. */
  show: (test: Pick<Test, 'id' | 'patient'>, eye?: SingleEye) => void;
  /** Shows how the patient's visual fields developed, in a window of its own; to be called in a click [REP-05]. */
  showTrend: (patient: string) => void;
  /** Saves it as a file. @param name of the file, without its extension */
  save: (kind: FileAction, test: Test, name: string, eye?: SingleEye) => void;
}

/** Reports of tests: in a window prepared in the click and closed again on failure, or as files [REP-01, REP-03]. */
export function useReports(): Reports {
  const client = useClient();
  const { t } = useTranslation();

  const fail = useCallback(
    (error: unknown) => {
      const isGeneration = messageOf(error).key === 'reportGeneration';
      const message = t(($) => (isGeneration ? $.errors.reportGeneration : $.reports.reportErrorMessageGeneric));
      toasts.show({ tone: 'critical', message });
    },
    [t],
  );

  const open = useCallback(
    (load: () => Promise<Blob>) => {
      const view = prepareWindow(t(($) => $.reports.preparing));
      if (view === null) {
        toasts.show({ tone: 'caution', message: t(($) => $.reports.blocked) });
        return;
      }
      load().then(view.show, (error: unknown) => {
        view.close();
        fail(error);
      });
    },
    [fail, t],
  );

  const show = useCallback<Reports['show']>(
    (test, eye) => open(() => loadReport(client, 'html', test, eye)),
    [client, open],
  );

  const showTrend = useCallback<Reports['showTrend']>(
    (patient) => open(() => loadTrend(client, patient)),
    [client, open],
  );

  const save = useCallback<Reports['save']>(
    (action, test, name, eye) => {
      const { kind, extension } = FILES[action];
      loadReport(client, kind, test, eye).then((file) => saveFile(file, `${name}.${extension}`), fail);
    },
    [client, fail],
  );

  return { show, showTrend, save };
}
