import { useCall, useClient } from '@isopter/api-client';
import { isEnded } from '@isopter/contract';
import { Freshness } from '@isopter/monitor-charts/freshness';
import { ToolbarPlace } from '@isopter/monitor-charts/toolbar';
import { Banner, LoadingOverlay, panelBelow, useMatches } from '@isopter/ui';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from 'react-aria-components';
import { NO_PATIENT } from '../../../lib/domain/tests/noPatient.ts';
import { ConnectionBanner } from './device/ConnectionBanner.tsx';
import { ConvergenceDialog } from './convergence/ConvergenceDialog.tsx';
import { ConvergenceNotice } from './convergence/ConvergenceNotice.tsx';
import { DevicePanel } from './DevicePanel.tsx';
import * as css from './Monitor.css.ts';
import { MonitorBar } from './header/MonitorBar.tsx';
import { MonitorFrame } from './MonitorFrame.tsx';
import { MonitorHeading } from './header/MonitorHeading.tsx';
import { type SideUnderTest, stateBadge } from '../../../lib/domain/live/rules/badge.ts';
import { asksConvergence } from '../../../lib/domain/live/rules/convergence.ts';
import { useBundle } from './bundle/useBundle.ts';
import { useClose } from './end/useClose.ts';
import { useConvergenceAnswer } from './convergence/useConvergenceAnswer.ts';
import { type DeviceActions, useDeviceActions } from './commands/useDeviceActions.ts';
import { mayChange } from '../list/rules/actions.ts';
import { useTestName } from '../../../lib/domain/tests/useTestName.ts';
import { useViewer } from '../list/useViewer.ts';
import { useEnd } from './end/useEnd.ts';
import { useMonitorActions } from './useMonitorActions.ts';
import { useMonitorKeys } from './useMonitorKeys.ts';
import type { Monitor } from '../../../lib/domain/live/useMonitor.ts';
import { MutedBanner } from './device/MutedBanner.tsx';
import { OthersBanner } from './header/OthersBanner.tsx';
import { useOtherTests } from './header/useOtherTests.ts';
import { useRunningPart } from './bundle/useRunningPart.ts';
import { useStaleness } from '../../../lib/domain/live/useStaleness.ts';

/** Props of {@link WatchedTest}. */
export interface WatchedTestProps {
  monitor: Monitor;
  /** The eye or ear that is tested now. */
  side_under_test?: SideUnderTest | null;
  /** Region of a test that has regions. */
  region_no?: number | null;
  /** Progress of the test, 0 to 100. */
  completion: number;
  /** Draws the kind of test. `actions` is null for read-only users [SUP-02] [OUR-306]. */
  children: (watched: { isOver: boolean; actions: DeviceActions | null }) => ReactNode;
}

/** The common frame of all monitors: heading, connection, device, controls, the question about dots [MON]. */
export function WatchedTest({
  monitor,
  side_under_test = null,
  region_no = null,
  completion,
  children,
}: WatchedTestProps): ReactElement {
  const { t } = useTranslation();
  const client = useClient();
  const { state, retry, reload } = monitor;
  const { test, live, dashboard } = state;
  const patient = useCall('getPatient', test.patient ? { params: { id: test.patient } } : null, { silent: true });
  const isChangeable = mayChange(useViewer(patient.data));
  const answer = useConvergenceAnswer(test.id);
  const close = useClose();
  const leave = (): void => close.of(test);
  const stale = useStaleness(state);
  const deviceActions = useDeviceActions({
    test,
    device: state.device?.id ?? test.using_device ?? test.device,
    screen: dashboard.screen,
    isCurrent: stale === null,
    onRestarted: reload,
    onCancelled: leave,
  });
  const actions = isChangeable ? deviceActions : null;
  const bundle = useBundle(test, dashboard.status);
  const offered = useMonitorActions({ state, patient: patient.data, bundle, onResumed: reload });
  const [toolbar, setToolbar] = useState<HTMLElement | null>(null);
  useMonitorKeys(offered, actions, toolbar);
  const isBelow = useMatches(panelBelow);
  const others = useOtherTests(state.device?.id ?? test.using_device ?? test.device);
  const isOver = isEnded(dashboard.status);
  const { word } = stateBadge({ status: dashboard.status, screen: dashboard.screen, side_under_test });
  const isPaused = word === 'paused';
  const testName = useTestName();
  useEnd(state);
  useRunningPart(state);

  const { missing, of } = close;
  const isCancelling = deviceActions.isPending('cancel') || deviceActions.isPending('cancel bundle');
  useEffect(() => {
    // that the test is gone may be told before its cancelling is answered
    if (live.name === 'missing') {
      if (isCancelling) of(test);
      else missing();
    }
    // the server decides whether the session has ended, and the application acts on its answer
    if (live.name === 'signedOut') void client.call('getTest', { params: { id: test.id } }).catch(() => undefined);
  }, [client, isCancelling, live.name, missing, of, test]);

  return (
    <MonitorFrame
      patient={patient.data}
      testsPath={`/tests/${test.patient ?? NO_PATIENT}`}
      testName={testName(test.test_group)}
      findingsPath={`/tests/findings/${test.id}`}
      onClose={leave}
      panel={
        <DevicePanel
          state={state}
          stale={stale}
          patient={patient.data}
          bundle={bundle}
          region_no={region_no}
          offered={offered}
          actions={actions}
          alarm={others.alarm}
        />
      }
      bar={
        <MonitorBar
          hasState={isBelow}
          completion={completion}
          offered={offered}
          actions={actions}
          {...{ state, stale, side_under_test }}
        />
      }
    >
      <MonitorHeading isStateBelow={isBelow} toolbarRef={setToolbar} {...{ bundle, state, stale, side_under_test }} />
      <OthersBanner needing={others.needing} />
      <ConnectionBanner live={live} stale={stale} onRetry={retry} />
      <MutedBanner state={state} actions={actions} />
      {dashboard.records_ignored > 0 && (
        <Banner tone="caution">{t(($) => $.monitor.recordsRefused, { amount: dashboard.records_ignored })}</Banner>
      )}
      {dashboard.convergence && <ConvergenceNotice outcome={dashboard.convergence} />}
      <VisuallyHidden elementType="h2">{t(($) => $.monitor.results)}</VisuallyHidden>
      <div className={css.stage}>
        <LoadingOverlay
          isLoading={!state.isLoaded || dashboard.status === 'syncing'}
          label={t(($) => (state.isLoaded ? $.monitor.syncing : $.monitor.loading))}
        >
          <Freshness asOf={stale?.asOf ?? null} paused={isPaused ? t(($) => $.statuses.paused) : null}>
            <ToolbarPlace value={toolbar}>{children({ isOver, actions })}</ToolbarPlace>
          </Freshness>
        </LoadingOverlay>
      </div>
      {isChangeable && !isOver && asksConvergence(dashboard.screen) && <ConvergenceDialog onAnswer={answer} />}
    </MonitorFrame>
  );
}
