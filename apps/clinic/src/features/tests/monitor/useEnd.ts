import { useClient } from '@isopter/api-client';
import { isEnded } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useErrorToast } from '../../../lib/errors/useErrorToast.ts';
import { useSendReport } from '../../../lib/reports/useSendReport.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useMayWrite } from '../../../lib/session/useMayWrite.ts';
import { useOpenMonitor } from '../useOpenMonitor.ts';
import { useTestName } from '../../../lib/tests/useTestName.ts';
import type { MonitorState } from '../../../lib/live/follow.ts';
import { afterEnd, followingTest } from './rules/end.ts';

/** What follows when the watched test finishes: the next one of its bundle, or the report of a demo [MON-12, DEMO-05]. */
export function useEnd({ wasRunning, test, dashboard: { status } }: MonitorState): void {
  const openNext = useNextTest();
  const endDemo = useDemoEnd();
  const { demo_mode } = useSignedIn();
  const isDemo = useMayWrite() && demo_mode;
  const isTold = useRef(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const { id, patient, test_bundle } = test;
  useEffect(() => {
    if (status === undefined || !isEnded(status) || isTold.current || !leaving.current) return;
    isTold.current = true;
    const { signal } = leaving.current;
    const situation = { status, wasRunning, isDemo, isBundled: Boolean(test_bundle) };
    const next = afterEnd(situation);
    if (next === 'next test' && test_bundle) void openNext(test_bundle.id, id, signal);
    if (next === 'demo') void endDemo(id, patient ?? null, signal);
  }, [endDemo, id, isDemo, openNext, patient, status, test_bundle, wasRunning]);
}

/** Opens the monitor of the test a bundle goes on with, and says which it is. */
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

/** Sends the report of a demo to its visitor, and goes back to where the next one begins [DEMO-05]. */
function useDemoEnd(): (test: string, patient: string | null, signal: AbortSignal) => Promise<void> {
  const send = useSendReport();
  const [, navigate] = useLocation();
  return useCallback(
    async (test, patient, signal) => {
      // leaving the monitor does not keep the visitor from getting the report
      await send({ test, patient, isDemo: true });
      if (!signal.aborted) navigate('/demo-mode');
    },
    [navigate, send],
  );
}
