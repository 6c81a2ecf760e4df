import { createCoverStore, CoverMonitor } from '@isopter/monitor-charts/cover';
import recording from '../../../packages/monitor-charts/src/cover/stories/palsy.data.json' with { type: 'json' };
import { benched } from './kind.ts';

export const cover = benched({
  recording,
  createStore: () => createCoverStore(),
  draw: (view) => <CoverMonitor view={view} />,
});
