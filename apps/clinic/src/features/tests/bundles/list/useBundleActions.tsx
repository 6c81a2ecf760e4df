import type { TestBundle } from '@isopter/contract';
import type { RowAction } from '@isopter/ui';
import {
  CloseIcon,
  DeleteIcon,
  DownloadIcon,
  FileIcon,
  MonitorIcon,
  PreferencesIcon,
  SendIcon,
  SkipAheadIcon,
} from '@isopter/ui/icons';
import { type ReactElement, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Viewer } from '../../list/rules/actions.ts';
import { type BundleAction, bundleActions } from './rules/actions.ts';

const ICONS: Readonly<Record<BundleAction, ReactElement>> = {
  monitor: <MonitorIcon />,
  view: <PreferencesIcon />,
  report: <FileIcon />,
  pdf: <DownloadIcon />,
  png: <DownloadIcon />,
  dicom: <DownloadIcon />,
  move: <SendIcon />,
  skip: <SkipAheadIcon />,
  cancel: <CloseIcon />,
  delete: <DeleteIcon />,
};
const INLINE: readonly BundleAction[] = ['monitor', 'report'];
const DANGER: readonly BundleAction[] = ['skip', 'cancel', 'delete'];

/** The actions of each row of the list, as its bundle and the viewer allow [BUND-01]. */
export function useBundleActions(
  viewer: Viewer,
  run: (action: BundleAction, bundle: TestBundle) => void,
): (bundle: TestBundle) => readonly RowAction[] {
  const { t } = useTranslation();
  return useCallback(
    (bundle) =>
      bundleActions(bundle, viewer).map((action) => ({
        id: action,
        label: t(($) => $.bundles.actions[action]),
        icon: ICONS[action],
        isInline: INLINE.includes(action),
        tone: DANGER.includes(action) ? ('danger' as const) : ('neutral' as const),
        onAction: () => run(action, bundle),
      })),
    [run, t, viewer],
  );
}
