import { createIshiharaStore, IshiharaMonitor } from '@isopter/monitor-charts/ishihara';
import recording from '../../../packages/monitor-charts/src/ishihara/stories/each.data.json' with { type: 'json' };
import { benched } from './kind.ts';

export const ishihara = benched({
  recording,
  createStore: () => createIshiharaStore(),
  draw: (view) => <IshiharaMonitor view={view} />,
});
