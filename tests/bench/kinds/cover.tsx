import { createCoverStore, CoverMonitor } from '@isopter/monitor-charts/motility/cover';
import recording from '../../../packages/monitor-charts/src/motility/stories/coverPalsy.data.json' with { type: 'json' };
import { benched } from './kind.ts';

export const cover = benched({
  recording,
  createStore: () => createCoverStore(),
  draw: (view) => <CoverMonitor view={view} />,
});
