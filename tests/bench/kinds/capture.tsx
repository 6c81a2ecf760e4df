import { createCaptureStore, ImageMonitor } from '@isopter/monitor-charts/capture';
import recording from '../../../packages/monitor-charts/src/capture/stories/series.data.json' with { type: 'json' };
import { benched } from './kind.ts';

export const capture = benched({
  recording,
  createStore: () => createCaptureStore(),
  draw: (view) => <ImageMonitor view={view} />,
});
