import { LIVE_SILENCE, type Test } from '@isopter/contract';
import {
  createKineticStore,
  KineticMonitor,
  type KineticStore,
  useKineticView,
  versionOf,
} from '@isopter/monitor-charts/kinetic';
import type { ReactElement, ReactNode } from 'react';
import { ChartWords } from '../ChartWords.tsx';
import type { MonitorSource } from '../follow.ts';
import { MonitorScreen } from '../MonitorScreen.tsx';
import { useMonitor } from '../useMonitor.ts';
import { WatchedTest } from '../WatchedTest.tsx';
import { loadKinetic } from './load.ts';

const source = (): MonitorSource<KineticStore> => ({
  store: createKineticStore(),
  silence: LIVE_SILENCE.other,
  load: loadKinetic,
});

/** The monitor of a kinetic test, /tests/observe-kinetic/:id. */
export const KineticObserve = (): ReactNode => (
  <MonitorScreen>{(test) => <Observe key={test.id} test={test} />}</MonitorScreen>
);

function Observe({ test }: { test: Test }): ReactElement {
  const monitor = useMonitor(test, source);
  const view = useKineticView(monitor.store);
  const capabilities = monitor.state.device?.capabilities;
  return (
    <WatchedTest monitor={monitor} side_under_test={view.eye_under_test}>
      {({ isOver }) => (
        <ChartWords kind="kinetic">
          <KineticMonitor
            view={view}
            eye={test.eye}
            goldman_size={test.goldman_size ?? null}
            version={capabilities ? versionOf(capabilities.kinetic_algorithm_version) : null}
            isDone={isOver}
          />
        </ChartWords>
      )}
    </WatchedTest>
  );
}
