import { createStereopsisStore, StereopsisMonitor } from '@isopter/monitor-charts/stereopsis';
import { monitorScreen } from '../monitorScreen.tsx';

export const StereopsisObserve = monitorScreen({
  kind: 'stereopsis',
  createStore: () => createStereopsisStore(),
  completionOf: ({ completion }) => completion,
  Drawing: StereopsisMonitor,
});
