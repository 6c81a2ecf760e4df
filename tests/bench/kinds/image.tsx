import { createCaptureStore, ImageMonitor } from '@isopter/monitor-charts/image';
import recording from '../../../packages/monitor-charts/src/image/stories/series.data.json' with { type: 'json' };
import { benched } from './kind.ts';

export const image = benched({
  recording,
  createStore: () => createCaptureStore(),
  draw: (view) => <ImageMonitor view={view} />,
});
