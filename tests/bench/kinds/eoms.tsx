import { palsy as recording } from '@isopter/recordings/eoms';
import { createEomsStore, EomsMonitor } from '@isopter/monitor-charts/eoms';
import { benched } from './kind.ts';

export const eoms = benched({
  recording,
  createStore: () => createEomsStore(),
  draw: (view) => <EomsMonitor view={view} />,
});
