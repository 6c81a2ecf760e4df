import { ColorMonitor, createColorStore } from '@isopter/monitor-charts/color';
import { monitorScreen } from '../monitorScreen.tsx';

export const D15Observe = monitorScreen({
  kind: 'd15',
  words: 'color',
  createStore: () => createColorStore(),
  sideUnderTest: (view) => view.eye_under_test,
  Drawing: ColorMonitor,
});
