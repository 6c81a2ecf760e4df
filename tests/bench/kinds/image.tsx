import { series as recording } from '@isopter/recordings/image';
import { createCaptureStore, ImageMonitor } from '@isopter/monitor-charts/image';
import { benched } from './kind.ts';

export const image = benched({
  recording,
  createStore: () => createCaptureStore(),
  draw: (view) => <ImageMonitor view={view} />,
});
