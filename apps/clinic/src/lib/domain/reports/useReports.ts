import { ApiError, type TestReportKind, useClient } from '@isopter/api-client';
import type { ReportMode, SingleEye, Test, TestBundle } from '@isopter/contract';
import { useCallback } from 'react';
import { useSignedIn } from '../../platform/session/session.ts';
import { useNameless } from '../../platform/session/useNameless.ts';
import type { FollowedFields } from './loadReport.ts';
import { saveFile } from '../../platform/browser/saveFile.ts';
import { useReportWindow } from './useReportWindow.ts';

/** Files a report is saved as, by the action that does it. */
export type FileAction = 'pdf' | 'png' | 'dicom';

const FILES = {
  pdf: { kind: 'pdf', extension: 'pdf' },
  png: { kind: 'image', extension: 'png' },
  dicom: { kind: 'dicom', extension: 'dcm' },
} as const satisfies Record<FileAction, { kind: TestReportKind; extension: string }>;

/** Actions for the report of a test. */
export interface Reports {
  /** Opens the report in a new window. Call it in a click handler, or the browser blocks the window. */
  show: (test: Pick<Test, 'id' | 'patient'>, eye?: SingleEye) => void;
  /**
   * Opens the trend analysis of the patient's visual fields in a new window. Call it in a click handler, or the browser
   * blocks the window [REP-05].
   * @param followed the chosen program, size and strategy; omit it for the default of each eye
   */
  showTrend: (patient: string, followed?: FollowedFields) => void;
  /** Opens the report of a bundle in a new window, in one of its modes. Call it in a click handler [REP-02]. */
  showBundle: (bundle: Pick<TestBundle, 'id' | 'patient'>, mode: ReportMode) => void;
  /** Saves it as a file. @param name of the file, without its extension */
  save: (kind: FileAction, test: Test, name: string, eye?: SingleEye) => void;
  /** Saves the full report of a bundle as a file. @param name of the file, without its extension */
  saveBundle: (kind: FileAction, bundle: Pick<TestBundle, 'id' | 'patient'>, name: string) => void;
}

/** Loads the code that loads reports. @throws ApiError if the network fails */
const loaders = (): Promise<typeof import('./loadReport.ts')> =>
  import('./loadReport.ts').catch(() => {
    throw new ApiError(0);
  });

/** Reports of tests, in a new window or as files [REP-01, REP-03]. If the server has no names, the browser draws them, and the agent the PDF [REP-09]. */
export function useReports(): Reports {
  const client = useClient();
  const { open, fail } = useReportWindow();
  const nameless = useNameless();
  const isNamed = !useSignedIn().preferences.disable_pi;

  const show = useCallback<Reports['show']>(
    (test, eye) => open(async () => (await loaders()).loadReport(client, 'html', test, { eye, nameless, isNamed })),
    [client, isNamed, nameless, open],
  );

  const showTrend = useCallback<Reports['showTrend']>(
    (patient, followed) => open(async () => (await loaders()).loadTrend(client, patient, followed)),
    [client, open],
  );

  const showBundle = useCallback<Reports['showBundle']>(
    ({ id, patient }, mode) =>
      open(async () => (await loaders()).loadBundle(client, 'html', { test_bundle_id: id, patient, mode })),
    [client, open],
  );

  const save = useCallback<Reports['save']>(
    (action, test, name, eye) => {
      const { kind, extension } = FILES[action];
      loaders()
        .then(({ loadReport }) => loadReport(client, kind, test, { eye, nameless, isNamed }))
        .then((file) => saveFile(file, `${[name, eye].filter(Boolean).join(', ')}.${extension}`))
        .catch(fail);
    },
    [client, fail, isNamed, nameless],
  );

  const saveBundle = useCallback<Reports['saveBundle']>(
    (action, { id, patient }, name) => {
      const { kind, extension } = FILES[action];
      loaders()
        .then(({ loadBundle }) => loadBundle(client, kind, { test_bundle_id: id, patient, mode: 'full' }))
        .then((file) => saveFile(file, `${name}.${extension}`))
        .catch(fail);
    },
    [client, fail],
  );

  return { show, showTrend, showBundle, save, saveBundle };
}
