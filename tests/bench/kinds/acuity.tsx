import { AcuityMonitor, createAcuityStore } from '@isopter/monitor-charts/acuity';
import recording from '../../../packages/monitor-charts/src/acuity/stories/distance.data.json' with { type: 'json' };
import { benched } from './kind.ts';

export const acuity = benched({
  recording,
  createStore: createAcuityStore,
  draw: (view) => <AcuityMonitor view={view} test={{ group: 'VISUAL_ACUITY', strategy: 'DISTANCE', eye: '' }} />,
});
