import { PerimetryMonitor } from '@isopter/monitor-charts/perimetry';
import { bothEyes, storeOf, threshold24 } from '../../../packages/monitor-charts/src/perimetry/stories/scene.tsx';
import { benched } from './kind.ts';

export const perimetry = benched({
  recording: bothEyes,
  createStore: () => storeOf(threshold24),
  draw: (view) => <PerimetryMonitor test={threshold24} view={view} />,
});
