import { hemianopia as recording } from '@isopter/recordings/kinetic';
import { createKineticStore, KineticMonitor } from '@isopter/monitor-charts/kinetic';
import { benched } from './kind.ts';

export const kinetic = benched({
  recording,
  createStore: () => createKineticStore(),
  draw: (view) => <KineticMonitor view={view} goldman_size={3} version={2} />,
});
