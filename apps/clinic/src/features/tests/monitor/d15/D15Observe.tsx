import { D15Monitor, createD15Store } from '@isopter/monitor-charts/d15';
import { monitorScreen } from '../monitorScreen.tsx';

export const D15Observe = monitorScreen({
  kind: 'd15',
  createStore: () => createD15Store(),
  sideUnderTest: (view) => view.eye_under_test,
  completionOf: ({ completion }) => completion,
  Drawing: D15Monitor,
});
