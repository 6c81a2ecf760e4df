import type { Test } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'wouter';
import { useSignedIn } from '../../../../lib/platform/session/session.ts';
import { closePath } from '../../closePath.ts';
import { useEndVisit } from './useEndVisit.ts';

/** Leaves the monitor the way MON-13 says. */
export function useClose(): { of: (test: Test | undefined) => void; missing: () => void } {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [query] = useSearchParams();
  const from = query.get('from');
  const of = useCallback((test: Test | undefined) => navigate(closePath(test, from)), [from, navigate]);
  const endVisit = useEndVisit();
  const { demo_mode } = useSignedIn();
  const missing = useCallback(() => {
    // a visit is over once its test has ended, whether or not that was seen here
    if (demo_mode) return endVisit(undefined);
    toasts.show({ tone: 'critical', message: t(($) => $.tests.testNotFound) });
    return of(undefined);
  }, [demo_mode, endVisit, of, t]);
  return { of, missing };
}
