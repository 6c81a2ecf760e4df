import { type TestReportKind, useClient } from '@isopter/api-client';
import type { SingleEye, Test, TestBundle } from '@isopter/contract';
import { useCallback } from 'react';
import { type FollowedFields, loadBundle, loadReport, loadTrend } from './loadReport.ts';
import { saveFile } from './reportWindow.ts';
import { useReportWindow } from './useReportWindow.ts';

/** Files a report is saved as, by the action that does it. */
export type FileAction = 'pdf' | 'png' | 'dicom';

const FILES = {
  pdf: { kind: 'pdf', extension: 'pdf' },
  png: { kind: 'image', extension: 'png' },
  dicom: { kind: 'dicom', extension: 'dcm' },
} as const satisfies Record<FileAction, { kind: TestReportKind; extension: string }>;

/** What a screen can do with the report of a test. */
export interface Reports {
  /** Opens the report in a new window. Call it in a click handler, or the browser blocks the window. */
  show: (test: Pick<Test, 'id' | 'patient'>, eye?: SingleEye) => void;
  /**
   * Opens the trend analysis of the patient's visual fields in a new window. Call it in a click handler, or the browser
   * blocks the window [REP-05].
   * @param followed the chosen program, size and strategy; omit it for the default of each eye
   */
  showTrend: (patient: string, followed?: FollowedFields) => void;
  /** Saves it as a file. @param name of the file, without its extension */
  save: (kind: FileAction, test: Test, name: string, eye?: SingleEye) => void;
  /** Saves the full report of a bundle as a file. @param name of the file, without its extension */
  saveBundle: (kind: FileAction, bundle: Pick<TestBundle, 'id' | 'patient'>, name: string) => void;
}

/** Reports of tests: in a window of their own, or as files [REP-01, REP-03]. */
export function useReports(): Reports {
  const client = useClient();
  const { open, fail } = useReportWindow();

  const show = useCallback<Reports['show']>(
    (test, eye) => open(() => loadReport(client, 'html', test, eye)),
    [client, open],
  );

  const showTrend = useCallback<Reports['showTrend']>(
    (patient, followed) => open(() => loadTrend(client, patient, followed)),
    [client, open],
  );

  const save = useCallback<Reports['save']>(
    (action, test, name, eye) => {
      const { kind, extension } = FILES[action];
      loadReport(client, kind, test, eye).then(
        (file) => saveFile(file, `${[name, eye].filter(Boolean).join(', ')}.${extension}`),
        fail,
      );
    },
    [client, fail],
  );

  const saveBundle = useCallback<Reports['saveBundle']>(
    (action, { id, patient }, name) => {
      const { kind, extension } = FILES[action];
      loadBundle(client, kind, { test_bundle_id: id, patient, mode: 'full' }).then(
        (file) => saveFile(file, `${name}.${extension}`),
        fail,
      );
    },
    [client, fail],
  );

  return { show, showTrend, save, saveBundle };
}
