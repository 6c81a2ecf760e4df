import { useClient } from '@isopter/api-client';
import type { Test } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'wouter';
import { monitorKind, monitorPath } from '@isopter/contract';

interface Opening {
  /** The monitor takes the place of the screen before it in the browser's history. */
  replace?: boolean;
}

/**
 * Opens the monitor that fits a test [FORM-18, MON-18]. Only Esterman's depends on what the device can do [MON-16]. Where
 * one came from is kept from monitor to monitor, so that closing leads back there [MON-13].
 */
export function useOpenMonitor(): (test: Test, opening?: Opening) => void {
  const client = useClient();
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [query] = useSearchParams();
  const from = query.get('from');
  return useCallback(
    (test, opening) => {
      const open = (capabilities?: { esterman_algorithm_version: number }): void => {
        const kind = monitorKind(test, capabilities);
        const search = from === null ? '' : `?${new URLSearchParams({ from })}`;
        if (kind) navigate(monitorPath(kind, test.id) + search, opening);
        else toasts.show({ tone: 'caution', message: t(($) => $.tests.noMonitor) });
      };
      if (test.test_group.strategy !== 'ESTERMAN' || !test.monocular) {
        open();
        return;
      }
      client.call('getDevice', { params: { id: test.device } }).then(
        (device) => open(device.capabilities),
        () => open(),
      );
    },
    [client, from, navigate, t],
  );
}
