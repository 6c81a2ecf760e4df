import { ApiError, isAbort } from '@isopter/api-client';
import { toasts } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../platform/errors/useErrorText.ts';
import { useErrorToast } from '../../platform/errors/useErrorToast.ts';
import { type MonitorKind } from '@isopter/contract';
import { loadErrorStyle } from './rules/loadError.ts';

/** Handled elsewhere: the test was deleted, or the session has ended [MON-13]. */
const TOLD_ELSEWHERE = [401, 403, 404];

/** Tells that a monitor could not be loaded at first, the way its kind does [MON-15]. */
export function useLoadError(kind: MonitorKind | undefined): (error: unknown) => void {
  const { t } = useTranslation();
  const textOf = useErrorText();
  const showGeneral = useErrorToast();
  return useCallback(
    (error) => {
      if (isAbort(error) || (error instanceof ApiError && TOLD_ELSEWHERE.includes(error.status))) return;
      if (loadErrorStyle(kind) === 'general') showGeneral(error);
      else toasts.show({ tone: 'critical', title: t(($) => $.monitor.errorTitle), message: textOf(error) });
    },
    [kind, showGeneral, t, textOf],
  );
}
