import { CameraMonitor, completionOf, createCaptureStore } from '@isopter/monitor-charts/camera';
import { monitorScreen } from '../monitorScreen.tsx';

export const CameraObserve = monitorScreen({
  kind: 'camera',
  words: 'capture',
  completionOf,
  createStore: () => createCaptureStore(),
  Drawing: CameraMonitor,
});
