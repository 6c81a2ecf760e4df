import { mild as recording } from '@isopter/recordings/audiology';
import { AudiologyMonitor, createAudiologyStore } from '@isopter/monitor-charts/audiology';
import { benched } from './kind.ts';

export const audiology = benched({
  recording,
  createStore: createAudiologyStore,
  draw: (view) => <AudiologyMonitor view={view} />,
});
