import { LIVE_SILENCE, type Test } from '@isopter/contract';
import {
  AcuityMonitor,
  type AcuityStore,
  createAcuityStore,
  optotypeOf,
  unfinishedPhase,
  useAcuityView,
} from '@isopter/monitor-charts/acuity';
import type { ReactElement, ReactNode } from 'react';
import { ChartWords } from '../ChartWords.tsx';
import type { MonitorSource } from '../follow.ts';
import { MonitorScreen } from '../MonitorScreen.tsx';
import { skippablePhase } from '../rules/skipEye.ts';
import { SuiteParts } from '../SuiteParts.tsx';
import { useMonitor } from '../useMonitor.ts';
import { WatchedTest } from '../WatchedTest.tsx';
import { loadAcuity } from './load.ts';
import { SkipEye } from './SkipEye.tsx';

const source = (test: Test): MonitorSource<AcuityStore> => ({
  store: createAcuityStore({ kind: optotypeOf(test.test_group) }),
  silence: LIVE_SILENCE.other,
  load: loadAcuity,
});

/** The monitor of visual acuity, /tests/observe-landolt-c/:id. */
export const AcuityObserve = (): ReactNode => (
  <MonitorScreen>{(test) => <Observe key={test.id} test={test} />}</MonitorScreen>
);

function Observe({ test }: { test: Test }): ReactElement {
  const monitor = useMonitor(test, source);
  const view = useAcuityView(monitor.store);
  const { device, dashboard } = monitor.state;
  const shown = { ...test.test_group, eye: test.eye };
  const skippable = skippablePhase({
    screen: dashboard.screen,
    status: dashboard.status,
    test_group: test.test_group,
    visual_acuity_algorithm_version: device?.capabilities.visual_acuity_algorithm_version ?? 0,
    phase: unfinishedPhase(view, shown),
  });
  return (
    <WatchedTest monitor={monitor} side_under_test={view.eye_under_test}>
      {({ isOver, actions }) => (
        <ChartWords kind="acuity">
          <AcuityMonitor
            test={shown}
            view={view}
            isDone={isOver}
            actions={
              <>
                {skippable && actions && <SkipEye phase={skippable} actions={actions} />}
                {isOver && <SuiteParts test={test} shown="landolt-c" />}
              </>
            }
          />
        </ChartWords>
      )}
    </WatchedTest>
  );
}
