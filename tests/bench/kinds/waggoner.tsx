import { each as recording } from '@isopter/recordings/waggoner';
import { createWaggonerStore, WaggonerMonitor } from '@isopter/monitor-charts/waggoner';
import { benched } from './kind.ts';

export const waggoner = benched({
  recording,
  createStore: () => createWaggonerStore(),
  draw: (view) => <WaggonerMonitor view={view} />,
});
