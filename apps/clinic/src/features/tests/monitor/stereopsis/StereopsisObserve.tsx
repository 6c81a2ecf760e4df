import { completionOf, createStereopsisStore, StereopsisMonitor } from '@isopter/monitor-charts/stereopsis';
import { monitorScreen } from '../monitorScreen.tsx';

export const StereopsisObserve = monitorScreen({
  kind: 'stereopsis',
  completionOf,
  createStore: () => createStereopsisStore(),
  Drawing: StereopsisMonitor,
});
