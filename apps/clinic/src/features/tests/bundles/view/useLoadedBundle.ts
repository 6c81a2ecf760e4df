import { useCall } from '@isopter/api-client';
import type { TestBundle } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'wouter';

/** Loads the bundle of the address; a deleted one shows a toast and redirects to the patients [BUND-08]. */
export function useLoadedBundle(): TestBundle | undefined {
  const { id } = useParams<{ id: string }>();
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { data, error } = useCall('getTestBundle', { params: { id } }, { silent: true });
  useEffect(() => {
    if (!error || data) return;
    toasts.show({ tone: 'critical', message: t(($) => $.bundles.notFound) });
    navigate('/patients', { replace: true });
  }, [data, error, navigate, t]);
  return data;
}
