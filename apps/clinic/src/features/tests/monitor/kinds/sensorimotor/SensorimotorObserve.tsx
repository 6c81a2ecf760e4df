import { isSuite } from '@isopter/contract';
import {
  completionOf,
  createSensorimotorStore,
  SensorimotorMonitor,
  type SensorimotorView,
} from '@isopter/monitor-charts/sensorimotor';
import type { ReactElement } from 'react';
import { type DrawingProps, monitorScreen } from '../../monitorScreen.tsx';

export const SensorimotorObserve = monitorScreen({
  kind: 'sensorimotor',
  words: 'motility',
  completionOf,
  createStore: () => createSensorimotorStore(),
  sideUnderTest: (view) => view.eye_under_test,
  Drawing,
});

function Drawing({ test, view, state, isDone }: DrawingProps<SensorimotorView>): ReactElement {
  const { group } = test.test_group;
  return (
    <SensorimotorMonitor
      view={view}
      isBinocular={group === 'SENSORIMOTOR_BINOCULAR' || isSuite(group)}
      isWarmUp={state.dashboard.screen === 'warm up'}
      isDone={isDone}
    />
  );
}
