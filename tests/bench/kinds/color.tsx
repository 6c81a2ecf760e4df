import { createColorStore, ColorMonitor } from '@isopter/monitor-charts/color';
import recording from '../../../packages/monitor-charts/src/color/stories/each.data.json' with { type: 'json' };
import { benched } from './kind.ts';

export const color = benched({
  recording,
  createStore: () => createColorStore(),
  draw: (view) => <ColorMonitor view={view} />,
});
