import { useClient } from '@isopter/api-client';
import { isEnded } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndVisit } from './useEndVisit.ts';
import { useErrorToast } from '../../../../lib/platform/errors/useErrorToast.ts';
import { useSignedIn } from '../../../../lib/platform/session/session.ts';
import { useOpenMonitor } from '../../../../lib/domain/tests/useOpenMonitor.ts';
import { useTestName } from '../../../../lib/domain/tests/useTestName.ts';
import type { MonitorState } from '../../../../lib/domain/live/follow.ts';
import { afterEnd, followingTest } from '../rules/end.ts';

/** When the watched test ends, opens the next test of its bundle or, in demo mode, ends the visit [MON-12, DEMO-05]. */
export function useEnd({ wasRunning, test, dashboard: { status } }: MonitorState): void {
  const openNext = useNextTest();
  const endDemo = useEndVisit();
  const { demo_mode } = useSignedIn();
  const isTold = useRef(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const { id, test_bundle } = test;
  useEffect(() => {
    if (status === undefined || !isEnded(status) || isTold.current || !leaving.current) return;
    isTold.current = true;
    const { signal } = leaving.current;
    const situation = { status, wasRunning, isDemo: demo_mode, isBundled: Boolean(test_bundle) };
    const next = afterEnd(situation);
    if (next === 'next test' && test_bundle) void openNext(test_bundle.id, id, signal);
    if (next === 'demo') endDemo(status);
  }, [demo_mode, endDemo, id, openNext, status, test_bundle, wasRunning]);
}

/** Opens the monitor of the next test of a bundle, with a toast that names it. */
function useNextTest(): (bundle: string, finished: string, signal: AbortSignal) => Promise<void> {
  const { t } = useTranslation();
  const client = useClient();
  const open = useOpenMonitor();
  const nameOf = useTestName();
  const showError = useErrorToast();
  return useCallback(
    async (id, finished, signal) => {
      try {
        const bundle = await client.call('getTestBundle', { params: { id }, signal });
        const next = followingTest(bundle, finished);
        if (next === undefined) return;
        const test = await client.call('getTest', { params: { id: next }, signal });
        signal.throwIfAborted();
        const { test_bundle_index: number, total_test_count: total } = bundle;
        toasts.show({
          message: t(($) => $.monitor.nextTest, { number, total, test: nameOf(test.test_group) }),
        });
        open(test);
      } catch (error) {
        if (!signal.aborted) showError(error);
      }
    },
    [client, nameOf, open, showError, t],
  );
}
