import { usePacsConfiguration, useWorklist, type Worklist } from '@isopter/api-client';
import type { PacsConfiguration } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { officeDay } from '../../lib/platform/format/useOfficeDay.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { takeBegun, useLastFilter } from './keptFilter.ts';
import { type FilterValues, sentFilter } from './rules/filter.ts';
import { filterToUse } from './rules/kept.ts';

interface WorkItems {
  worklist: Worklist;
  configuration: PacsConfiguration | undefined;
  /** The reason why the filter could not be loaded. */
  error: unknown;
  retry: () => void;
  /** The filter of the query; null if there is no pool [PACS-04]. */
  filter: FilterValues | null;
}

/** The worklist of the PACS by the filter that was used last, or the usual one [PACS-03, PACS-04, PACS-10]. */
export function useWorkItems(): WorkItems {
  const { t } = useTranslation();
  const { data: configuration, error, mutate } = usePacsConfiguration(true);
  const { values: last, round } = useLastFilter(useSignedIn().user.id);
  const hasPool = configuration === undefined || configuration.device_pools.length > 0;
  const filter = useMemo(
    () => (configuration && hasPool ? filterToUse(last, configuration, officeDay()) : null),
    [configuration, hasPool, last],
  );
  const noPool = t(($) => $.pacs.noDefaultDevicePoolMessage);
  useEffect(() => {
    if (!hasPool) toasts.show({ tone: 'info', message: noPool });
  }, [hasPool, noPool]);
  const wish = filter &&
    configuration && {
      filter: sentFilter(filter, configuration),
      round,
      takeBegun,
      patience: configuration.mwl_query_ttl_seconds,
      validity: configuration.mwl_query_results_ttl_seconds,
      onFailed: () => toasts.show({ tone: 'critical', message: t(($) => $.pacs.errorFilteringMessage) }),
    };
  const worklist = useWorklist(wish ?? null);
  return { worklist, configuration, error, retry: () => void mutate(), filter };
}
