import { useCall } from '@isopter/api-client';
import {
  completionOf,
  createStereopsisStore,
  StereopsisMonitor,
  type StereopsisView,
} from '@isopter/monitor-charts/stereopsis';
import type { ReactElement } from 'react';
import { type DrawingProps, monitorScreen } from '../monitorScreen.tsx';

export const StereopsisObserve = monitorScreen({
  kind: 'stereopsis',
  completionOf,
  createStore: () => createStereopsisStore(),
 completion,
=>=> completion,
  Drawing,
});

function Drawing({ test, view, isDone }: DrawingProps<StereopsisView>): ReactElement {
  const patient = useCall('getPatient', test.patient ? { params: { id: test.patient } } : null, { silent: true });
  return <StereopsisMonitor view={view} age={patient.data?.age ?? null} isDone={isDone} />;
}
