import { useClient } from '@isopter/api-client';
import type { Test } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'wouter';
import { monitorKind, monitorPath } from '@isopter/contract';

/** How a monitor is opened. */
export interface Opening {
  /** The monitor takes the place of the screen before it in the browser's history. */
  replace?: boolean;
  /** Where closing the monitor leads, instead of where this screen was opened from. */
  from?: 'today';
}

/** A test whose monitor is opened; of a bundle's current one no more is known than its kind. */
type Watchable = Pick<Test, 'id' | 'test_group'> & Partial<Pick<Test, 'monocular' | 'device'>>;

/**
 * Opens the monitor that fits a test [FORM-18, MON-18]. Only Esterman's depends on what the device can do [MON-16]. Where
 * one came from is kept from monitor to monitor, so that closing leads back there [MON-13].
 */
export function useOpenMonitor(): (test: Watchable, opening?: Opening) => void {
  const client = useClient();
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [query] = useSearchParams();
  const cameFrom = query.get('from') ?? (query.has('mwlId') ? 'work-items' : null);
  return useCallback(
    (test, opening) => {
      const { from = cameFrom, ...leaving } = opening ?? {};
      const open = (monocular: boolean, capabilities?: { esterman_algorithm_version: number }): void => {
        const kind = monitorKind({ ...test, monocular }, capabilities);
        const search = from === null ? '' : `?${new URLSearchParams({ from })}`;
        if (kind) navigate(monitorPath(kind, test.id) + search, leaving);
        else toasts.show({ tone: 'caution', message: t(($) => $.tests.noMonitor) });
      };
      if (test.test_group.strategy !== 'ESTERMAN' || test.monocular === false) {
        open(test.monocular ?? false);
        return;
      }
      const ask = async (): Promise<void> => {
        const { monocular, device } =
          test.device === undefined ? await client.call('getTest', { params: { id: test.id } }) : test;
        if (!monocular || device === undefined) {
          open(false);
          return;
        }
        const { capabilities } = await client.call('getDevice', { params: { id: device } });
        open(monocular, capabilities);
      };
      ask().catch(() => open(test.monocular ?? false));
    },
    [cameFrom, client, navigate, t],
  );
}
