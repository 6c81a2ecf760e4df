import { createStereopsisStore, StereopsisMonitor } from '@isopter/monitor-charts/stereopsis';
import recording from '../../../packages/monitor-charts/src/stereopsis/stories/normal.data.json' with { type: 'json' };
import { benched } from './kind.ts';

export const stereopsis = benched({
  recording,
  createStore: createStereopsisStore,
  draw: (view) => <StereopsisMonitor view={view} />,
});
