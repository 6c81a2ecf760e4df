import { createEomsStore, EomsMonitor } from '@isopter/monitor-charts/eoms';
import recording from '../../../packages/monitor-charts/src/eoms/stories/palsy.data.json' with { type: 'json' };
import { benched } from './kind.ts';

export const eoms = benched({
  recording,
  createStore: () => createEomsStore(),
  draw: (view) => <EomsMonitor view={view} />,
});
