import { AudiologyMonitor, createAudiologyStore } from '@isopter/monitor-charts/audiology';
import { monitorScreen } from '../monitorScreen.tsx';

export const AudiologyObserve = monitorScreen({
  kind: 'audiology',
  createStore: () => createAudiologyStore(),
  sideUnderTest: (view) => view.ear_under_test,
  completionOf: ({ completion }) => completion,
  Drawing: AudiologyMonitor,
});
