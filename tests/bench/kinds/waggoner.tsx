import { createWaggonerStore, WaggonerMonitor } from '@isopter/monitor-charts/waggoner';
import recording from '../../../packages/monitor-charts/src/waggoner/stories/each.data.json' with { type: 'json' };
import { benched } from './kind.ts';

export const waggoner = benched({
  recording,
  createStore: () => createWaggonerStore(),
  draw: (view) => <WaggonerMonitor view={view} />,
});
