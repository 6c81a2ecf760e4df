import { rapd as recording } from '@isopter/recordings/pupil';
import { createPupilStore, PupilMonitor } from '@isopter/monitor-charts/pupil';
import { benched } from './kind.ts';

export const pupil = benched({
  recording,
  createStore: () => createPupilStore(),
  draw: (view) => <PupilMonitor view={view} />,
});
