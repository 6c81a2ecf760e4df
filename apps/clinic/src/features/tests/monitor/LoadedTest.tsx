import { ApiError, useCall } from '@isopter/api-client';
import type { Test } from '@isopter/contract';
import { ErrorState, Skeleton } from '@isopter/ui';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { Placeholder } from '../../../lib/frame/screen/Placeholder.tsx';
import * as css from './Monitor.css.ts';
import { MonitorFrame } from './MonitorFrame.tsx';
import { useClose } from './end/useClose.ts';

/** Props of {@link LoadedTest}. */
export interface LoadedTestProps {
  /** The monitor of the test, once that is there. Give it the test's id as its key. */
  children: (test: Test) => ReactNode;
}

/** The screen of any monitor while its test loads; a deleted test shows a toast and closes it [MON-01, MON-13]. */
export function LoadedTest({ children }: LoadedTestProps): ReactNode {
  const { id } = useParams<{ id: string }>();
  const close = useClose();
  const { data, error, mutate, isValidating } = useCall('getTest', { params: { id } }, { silent: true });
  const isMissing = error instanceof ApiError && error.status === 404;

  useEffect(() => {
    if (isMissing) close.missing();
  }, [close, isMissing]);

  if (data) return children(data);
  return (
    <MonitorFrame
      patient={null}
      testsPath="/patients"
      onClose={() => close.of(undefined)}
      panel={<Skeleton lines={4} />}
    >
      <Opening hasFailed={Boolean(error) && !isMissing} onRetry={() => void mutate()} isRetrying={isValidating} />
    </MonitorFrame>
  );
}

interface OpeningProps {
  hasFailed: boolean;
  onRetry: () => void;
  isRetrying: boolean;
}

function Opening({ hasFailed, onRetry, isRetrying }: OpeningProps): ReactElement {
  const { t } = useTranslation();
  if (hasFailed) {
    return <ErrorState title={t(($) => $.monitor.loadFailed)} onRetry={onRetry} isRetrying={isRetrying} />;
  }
  return (
    <Placeholder label={t(($) => $.monitor.loading)} className={css.blank}>
      <Skeleton shape="block" width="min(100%, 20rem)" height={36} />
      <div className={css.blankEyes}>
        <Skeleton shape="block" height="100%" />
        <Skeleton shape="block" height="100%" />
      </div>
    </Placeholder>
  );
}
