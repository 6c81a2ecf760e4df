import { useCall } from '@isopter/api-client';
import {
  AudiologyMonitor,
  type AudiologyView,
  completionOf,
  createAudiologyStore,
} from '@isopter/monitor-charts/audiology';
import type { ReactElement } from 'react';
import { type DrawingProps, monitorScreen } from '../monitorScreen.tsx';

export const AudiologyObserve = monitorScreen({
  kind: 'audiology',
  completionOf,
  createStore: (test) => createAudiologyStore({ test: test.test_group }),
  sideUnderTest: (view) => view.ear_under_test,
 completion,
=>=> completion,
  Drawing,
});

function Drawing({ test, view, isDone }: DrawingProps<AudiologyView>): ReactElement {
  const patient = useCall('getPatient', test.patient ? { params: { id: test.patient } } : null, { silent: true });
  return <AudiologyMonitor view={view} age={patient.data?.age ?? null} isDone={isDone} />;
}
