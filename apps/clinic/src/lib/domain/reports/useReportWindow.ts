import { AgentError, messageOf } from '@isopter/api-client';
import { toasts } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '../../platform/errors/useErrorToast.ts';
import { prepareWindow } from './reportWindow.ts';

/** Failures with specific texts for reports. */
const OWN = ['reportGeneration', 'tooManyReports', 'reportsBusy'] as const;
const isOwn = (key: string): key is (typeof OWN)[number] => OWN.some((own) => own === key);

/** Opens windows with reports. */
export interface ReportWindows {
  /** Shows the loaded report in a separate window; call it in a click. */
  open: (load: () => Promise<Blob>) => void;
  /** Tells that a report is not to be had. */
  fail: (error: unknown) => void;
}

/** Shows reports in a window that is prepared in the click and closed again on failure [REP-03]. */
export function useReportWindow(): ReportWindows {
  const { t } = useTranslation();
  const showError = useErrorToast();

  const fail = useCallback(
    (error: unknown) => {
      // the agent's failures have the same words everywhere [PII-10]
      if (error instanceof AgentError) return showError(error);
      const { key } = messageOf(error);
      const message = t(($) => (isOwn(key) ? $.errors[key] : $.reports.reportErrorMessageGeneric));
      return toasts.show({ tone: 'critical', message });
    },
    [showError, t],
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

  return { open, fail };
}
