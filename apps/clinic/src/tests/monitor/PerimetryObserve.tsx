import { ApiError, useCall, useClient } from '@isopter/api-client';
import { GRID_BETA_LEVEL, isEnded, type Test } from '@isopter/contract';
import { PerimetryMonitor, usePerimetryView } from '@isopter/monitor-charts/perimetry';
import { ErrorState, LoadingOverlay, toasts } from '@isopter/ui';
import { type ReactElement, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from 'react-aria-components';
import { useLocation, useParams, useSearchParams } from 'wouter';
import { useSignedIn } from '../../session/session.ts';
import { NO_PATIENT } from '../form/useFormData.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { ConvergenceDialog } from './ConvergenceDialog.tsx';
import { DevicePanel } from './DevicePanel.tsx';
import * as css from './Monitor.css.ts';
import { MonitorFrame } from './MonitorFrame.tsx';
import { MonitorHeading } from './MonitorHeading.tsx';
import { PerimetryWords } from './PerimetryWords.tsx';
import { closePath } from './rules/closing.ts';
import { asksConvergence } from './rules/convergence.ts';
import { useConvergenceAnswer } from './useConvergenceAnswer.ts';
import { useDeviceActions } from './useDeviceActions.ts';
import { usePerimetryMonitor } from './useMonitor.ts';

/** The monitor of a perimetry test, /tests/observe/:id. */
export function PerimetryObserve(): ReactElement {
  const { id } = useParams<{ id: string }>();
  const { t } = useTranslation();
  const close = useClose();
  const { data, error, mutate, isValidating } = useCall('getTest', { params: { id } }, { silent: true });
  const isMissing = error instanceof ApiError && error.status === 404;

  useEffect(() => {
    if (isMissing) close.missing();
  }, [close, isMissing]);

  if (data) return <Observe key={id} test={data} />;
  return (
    <MonitorFrame patient={null} testsPath="/patients" onClose={() => close.of(undefined)} panel={null}>
      {error && !isMissing ? (
        <ErrorState title={t(($) => $.monitor.loadFailed)} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : (
        <LoadingOverlay isLoading label={t(($) => $.monitor.loading)}>
          <div className={css.blank} />
        </LoadingOverlay>
      )}
    </MonitorFrame>
  );
}

/** Leaves the monitor the way MON-13 says. */
function useClose(): { of: (test: Test | undefined) => void; missing: () => void } {
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

function Observe({ test }: { test: Test }): ReactElement {
  const { t } = useTranslation();
  const client = useClient();
  const { preferences, office_group } = useSignedIn();
  const { state, store, retry, reload } = usePerimetryMonitor(test);
  const view = usePerimetryView(store);
  const patient = useCall('getPatient', test.patient ? { params: { id: test.patient } } : null, { silent: true });
  const actions = useDeviceActions(state.device?.id ?? test.using_device ?? test.device);
  const answer = useConvergenceAnswer(test.id);
  const close = useClose();
  const { live, dashboard } = state;
  const isOver = isEnded(dashboard.status);
  const leave = (): void => close.of(state.test);

  const { missing } = close;
  useEffect(() => {
    if (live.name === 'missing') missing();
    // whether the session is over is for the server to say, and for the application to act on
    if (live.name === 'signedOut') void client.call('getTest', { params: { id: test.id } }).catch(() => undefined);
  }, [client, live.name, missing, test.id]);

  return (
    <MonitorFrame
      patient={patient.data}
      testsPath={`/tests/${test.patient ?? NO_PATIENT}`}
      onClose={leave}
      panel={
        <DevicePanel
          state={state}
          patient={patient.data}
          region_no={view.region_no}
          actions={actions}
          onRestarted={reload}
          onCancelled={leave}
        />
      }
    >
      <MonitorHeading state={state} eye_under_test={view.eye_under_test} />
      <ConnectionBanner live={live} onRetry={retry} />
      <VisuallyHidden elementType="h2">{t(($) => $.monitor.results)}</VisuallyHidden>
      <div className={css.stage}>
        <LoadingOverlay
          isLoading={!state.isLoaded || dashboard.status === 'syncing'}
          label={t(($) => (state.isLoaded ? $.monitor.syncing : $.monitor.loading))}
        >
          <PerimetryWords>
            <PerimetryMonitor
              test={{ ...state.test.test_group, eye: state.test.eye, goldman_size: state.test.goldman_size ?? null }}
              view={view}
              isDone={isOver}
              screen={dashboard.screen}
              onContinue={() => actions.send({ message: 'play' })}
              hasGridToggle={office_group.beta_level >= GRID_BETA_LEVEL}
            />
          </PerimetryWords>
        </LoadingOverlay>
      </div>
      {!isOver && asksConvergence(dashboard.screen, preferences) && <ConvergenceDialog onAnswer={answer} />}
    </MonitorFrame>
  );
}
