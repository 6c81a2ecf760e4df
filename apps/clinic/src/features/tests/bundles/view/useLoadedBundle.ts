import { useCall } from '@isopter/api-client';
import type { TestBundle } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'wouter';

/** The bundle of the address; one that is gone says so, and leads to the patients [BUND-08]. */
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
