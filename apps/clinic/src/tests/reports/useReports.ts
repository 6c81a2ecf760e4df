import { messageOf, useClient } from '@isopter/api-client';
import type { SingleEye, Test } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { loadReport } from './loadReport.ts';
import { prepareWindow, saveFile } from './reportWindow.ts';

/** What a screen can do with the report of a test. */
export interface Reports {
  /** Shows it in a window of its own; to be called in a click. */
  show: (test: Pick<Test, 'id' | 'patient'>, eye?: SingleEye) => void;
  /** Saves it as a file. @param name of the file, without its extension */
  save: (kind: 'pdf' | 'png', test: Test, name: string, eye?: SingleEye) => void;
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

  const show = useCallback(
    (test: Pick<Test, 'id' | 'patient'>, eye?: SingleEye) => {
      const view = prepareWindow(t(($) => $.reports.preparing));
      if (view === null) {
        toasts.show({ tone: 'caution', message: t(($) => $.reports.blocked) });
        return;
      }
      loadReport(client, 'html', test, eye).then(view.show, (error: unknown) => {
        view.close();
        fail(error);
      });
    },
    [client, fail, t],
  );

  const save = useCallback(
    (kind: 'pdf' | 'png', test: Test, name: string, eye?: SingleEye) => {
      loadReport(client, kind === 'png' ? 'image' : kind, test, eye).then(
        (file) => saveFile(file, `${name}.${kind}`),
        fail,
      );
    },
    [client, fail],
  );

  return { show, save };
}
