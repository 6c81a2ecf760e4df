import { AudiologyMonitor, createAudiologyStore } from '@isopter/monitor-charts/audiology';
import recording from '../../../packages/monitor-charts/src/audiology/stories/mild.data.json' with { type: 'json' };
import { benched } from './kind.ts';

export const audiology = benched({
  recording,
  createStore: createAudiologyStore,
  draw: (view) => <AudiologyMonitor view={view} />,
});
