import { createEomsStore, EomsMonitor } from '@isopter/monitor-charts/motility/eoms';
import recording from '../../../packages/monitor-charts/src/motility/stories/eomsPalsy.data.json' with { type: 'json' };
import { benched } from './kind.ts';

export const eoms = benched({
  recording,
  createStore: () => createEomsStore(),
  draw: (view) => <EomsMonitor view={view} />,
});
