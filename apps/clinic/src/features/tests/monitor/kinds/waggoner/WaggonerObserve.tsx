import { completionOf, createWaggonerStore, WaggonerMonitor } from '@isopter/monitor-charts/waggoner';
import { monitorScreen } from '../../monitorScreen.tsx';

export const WaggonerObserve = monitorScreen({
  kind: 'waggoner',
  completionOf,
  createStore: () => createWaggonerStore(),
  sideUnderTest: (view) => view.eye_under_test,
  Drawing: WaggonerMonitor,
});
