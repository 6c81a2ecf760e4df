import { palsy as recording } from '@isopter/recordings/cover';
import { createCoverStore, CoverMonitor } from '@isopter/monitor-charts/cover';
import { benched } from './kind.ts';

export const cover = benched({
  recording,
  createStore: () => createCoverStore(),
  draw: (view) => <CoverMonitor view={view} />,
});
