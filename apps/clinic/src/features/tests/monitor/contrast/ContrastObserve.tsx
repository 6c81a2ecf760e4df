import { useCall } from '@isopter/api-client';
import {
  completionOf,
  ContrastMonitor,
  type ContrastView,
  createContrastStore,
} from '@isopter/monitor-charts/contrast';
import type { ReactElement } from 'react';
import { type DrawingProps, monitorScreen } from '../monitorScreen.tsx';
import { SuiteParts } from '../SuiteParts.tsx';

export const ContrastObserve = monitorScreen({
  kind: 'contrast',
  completionOf,
  createStore: (test) => createContrastStore({ test: test.test_group }),
  sideUnderTest: (view) => view.ongoing?.eye ?? null,
  Drawing,
});

function Drawing({ test, view, isDone }: DrawingProps<ContrastView>): ReactElement {
  const patient = useCall('getPatient', test.patient ? { params: { id: test.patient } } : null, { silent: true });
  return (
    <ContrastMonitor
      test={{ ...test.test_group, eye: test.eye, monocular: test.monocular }}
      view={view}
      age={patient.data?.age ?? null}
      isDone={isDone}
      actions={isDone && <SuiteParts test={test} shown="contrast" />}
    />
  );
}
