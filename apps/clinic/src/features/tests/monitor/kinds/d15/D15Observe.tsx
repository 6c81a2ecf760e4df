import { completionOf, createD15Store, D15Monitor } from '@isopter/monitor-charts/d15';
import { monitorScreen } from '../../monitorScreen.tsx';

export const D15Observe = monitorScreen({
  kind: 'd15',
  completionOf,
  createStore: () => createD15Store(),
  sideUnderTest: (view) => view.eye_under_test,
  Drawing: D15Monitor,
});
