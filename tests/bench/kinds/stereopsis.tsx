import { normal as recording } from '@isopter/recordings/stereopsis';
import { createStereopsisStore, StereopsisMonitor } from '@isopter/monitor-charts/stereopsis';
import { benched } from './kind.ts';

export const stereopsis = benched({
  recording,
  createStore: createStereopsisStore,
  draw: (view) => <StereopsisMonitor view={view} />,
});
