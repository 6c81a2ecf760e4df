import { completionOf, createPupilStore, PupilMonitor } from '@isopter/monitor-charts/pupil';
import { monitorScreen } from '../../monitorScreen.tsx';

export const PupilObserve = monitorScreen({
  kind: 'pupil',
  completionOf,
  createStore: () => createPupilStore(),
  sideUnderTest: ({ eye_under_test }) => (eye_under_test === 'OU' ? null : eye_under_test),
  Drawing: PupilMonitor,
});
