import { createPupilStore, PupilMonitor } from '@isopter/monitor-charts/pupil';
import recording from '../../../packages/monitor-charts/src/pupil/stories/rapd.data.json' with { type: 'json' };
import { benched } from './kind.ts';

export const pupil = benched({
  recording,
  createStore: () => createPupilStore(),
  draw: (view) => <PupilMonitor view={view} />,
});
