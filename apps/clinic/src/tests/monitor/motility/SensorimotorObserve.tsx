import { isSuite, LIVE_SILENCE, type Test } from '@isopter/contract';
import {
  createSensorimotorStore,
  SensorimotorMonitor,
  type SensorimotorStore,
  useSensorimotorView,
} from '@isopter/monitor-charts/motility/sensorimotor';
import type { ReactElement, ReactNode } from 'react';
import { ChartWords } from '../ChartWords.tsx';
import type { MonitorSource } from '../follow.ts';
import { MonitorScreen } from '../MonitorScreen.tsx';
import { useMonitor } from '../useMonitor.ts';
import { WatchedTest } from '../WatchedTest.tsx';
import { loadSensorimotor } from './load.ts';

const source = (): MonitorSource<SensorimotorStore> => ({
  store: createSensorimotorStore(),
  silence: LIVE_SILENCE.other,
  load: loadSensorimotor,
});

/** The monitor of a sensorimotor test, /tests/observe-sensorimotor/:id. */
export const SensorimotorObserve = (): ReactNode => (
  <MonitorScreen>{(test) => <Observe key={test.id} test={test} />}</MonitorScreen>
);

function Observe({ test }: { test: Test }): ReactElement {
  const monitor = useMonitor(test, source);
  const view = useSensorimotorView(monitor.store);
  const { group } = test.test_group;
  return (
    <WatchedTest monitor={monitor} side_under_test={view.eye_under_test}>
      {({ isOver }) => (
        <ChartWords kind="motility">
          <SensorimotorMonitor
            view={view}
            isBinocular={group === 'SENSORIMOTOR_BINOCULAR' || isSuite(group)}
            isWarmUp={monitor.state.dashboard.screen === 'warm up'}
            isDone={isOver}
          />
        </ChartWords>
      )}
    </WatchedTest>
  );
}
