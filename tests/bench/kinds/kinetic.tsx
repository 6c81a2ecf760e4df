import { createKineticStore, KineticMonitor } from '@isopter/monitor-charts/kinetic';
import recording from '../../../packages/monitor-charts/src/kinetic/stories/hemianopia.data.json' with { type: 'json' };
import { benched } from './kind.ts';

export const kinetic = benched({
  recording,
  createStore: () => createKineticStore(),
  draw: (view) => <KineticMonitor view={view} goldman_size={3} version={2} />,
});
