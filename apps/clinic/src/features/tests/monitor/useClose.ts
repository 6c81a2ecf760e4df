import type { Test } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'wouter';
import { closePath } from '../closePath.ts';

/** Leaves the monitor the way MON-13 says. */
export function useClose(): { of: (test: Test | undefined) => void; missing: () => void } {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [query] = useSearchParams();
  const from = query.get('from');
  const of = useCallback((test: Test | undefined) => navigate(closePath(test, from)), [from, navigate]);
  const missing = useCallback(() => {
    toasts.show({ tone: 'critical', message: t(($) => $.tests.testNotFound) });
    of(undefined);
  }, [of, t]);
  return { of, missing };
}
