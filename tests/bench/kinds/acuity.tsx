import { distance as recording } from '@isopter/recordings/acuity';
import { AcuityMonitor, createAcuityStore } from '@isopter/monitor-charts/acuity';
import { benched } from './kind.ts';

export const acuity = benched({
  recording,
  createStore: createAcuityStore,
  draw: (view) => <AcuityMonitor view={view} test={{ group: 'VISUAL_ACUITY', strategy: 'DISTANCE', eye: '' }} />,
});
