import { AudiologyMonitor, completionOf, createAudiologyStore } from '@isopter/monitor-charts/audiology';
import { monitorScreen } from '../monitorScreen.tsx';

export const AudiologyObserve = monitorScreen({
  kind: 'audiology',
  completionOf,
  createStore: (test) => createAudiologyStore({ test: test.test_group }),
  sideUnderTest: (view) => view.ear_under_test,
  Drawing: AudiologyMonitor,
});
