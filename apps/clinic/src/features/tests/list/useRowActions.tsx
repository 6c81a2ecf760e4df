import type { SingleEye, Test } from '@isopter/contract';
import type { RowAction } from '@isopter/ui';
import {
  CloseIcon,
  DeleteIcon,
  DownloadIcon,
  EditIcon,
  FileIcon,
  MonitorIcon,
  PlayIcon,
  PreferencesIcon,
  SendIcon,
} from '@isopter/ui/icons';
import { type ReactElement, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import type { FileAction, Reports } from '../../../lib/domain/reports/useReports.ts';
import { dicomEyes, reportEyes, type TestAction, testActions, type Viewer } from './rules/actions.ts';

/** Handlers of the actions of a row. */
export interface RowHandlers extends Reports {
  monitor: (test: Test) => void;
  resume: (test: Test) => void;
  view: (test: Test) => void;
  findings: (test: Test) => void;
  email: (test: Test) => void;
  move: (test: Test) => void;
  cancel: (test: Test) => void;
  remove: (test: Test) => void;
  fileName: (test: Test) => string;
}

const ICONS: Readonly<Record<TestAction, ReactElement>> = {
  monitor: <MonitorIcon />,
  resume: <PlayIcon />,
  view: <PreferencesIcon />,
  report: <FileIcon />,
  findings: <EditIcon />,
  pdf: <DownloadIcon />,
  png: <DownloadIcon />,
  dicom: <DownloadIcon />,
  email: <SendIcon />,
  move: <SendIcon />,
  cancel: <CloseIcon />,
  delete: <DeleteIcon />,
};
const INLINE: readonly TestAction[] = ['monitor', 'report'];
const DANGER: readonly TestAction[] = ['cancel', 'delete'];

const isFile = (action: TestAction): action is FileAction => action === 'pdf' || action === 'png' || action === 'dicom';
const isReport = (action: TestAction): action is 'report' | FileAction => action === 'report' || isFile(action);

/** The actions of each row of the list, as its test and the viewer allow [LIST-04, LIST-07]. */
export function useRowActions(viewer: Viewer, handlers: RowHandlers): (test: Test) => readonly RowAction[] {
  const { t } = useTranslation();
  const { preferences } = useSignedIn();
  return useCallback(
    (test) => {
      const run = (action: TestAction, eye?: SingleEye): void => {
        if (action === 'report') handlers.show(test, eye);
        else if (isFile(action)) handlers.save(action, test, handlers.fileName(test), eye);
        else if (action === 'delete') handlers.remove(test);
        else handlers[action](test);
      };
      const row = (action: TestAction, eye?: SingleEye): RowAction => ({
        id: `${action}${eye ?? ''}`,
        label: t(($) => $.tests.actions[eye && isReport(action) ? (`${action}${eye}` as const) : action]),
        icon: ICONS[action],
        isInline: INLINE.includes(action) && eye !== 'OS',
        tone: DANGER.includes(action) ? 'danger' : 'neutral',
        onAction: () => run(action, eye),
      });
      return testActions(test, viewer).flatMap((action) =>
        isReport(action)
          ? (action === 'dicom' ? dicomEyes : reportEyes)(test, preferences).map((eye) => row(action, eye))
          : [row(action)],
      );
    },
    [handlers, preferences, t, viewer],
  );
}
