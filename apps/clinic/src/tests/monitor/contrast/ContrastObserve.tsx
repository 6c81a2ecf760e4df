import { useCall } from '@isopter/api-client';
import { LIVE_SILENCE, type Test } from '@isopter/contract';
import {
  ContrastMonitor,
  type ContrastStore,
  createContrastStore,
  useContrastView,
} from '@isopter/monitor-charts/contrast';
import type { ReactElement, ReactNode } from 'react';
import { ChartWords } from '../ChartWords.tsx';
import type { MonitorSource } from '../follow.ts';
import { MonitorScreen } from '../MonitorScreen.tsx';
import { SuiteParts } from '../SuiteParts.tsx';
import { useMonitor } from '../useMonitor.ts';
import { WatchedTest } from '../WatchedTest.tsx';
import { loadContrast } from './load.ts';

const source = (): MonitorSource<ContrastStore> => ({
  store: createContrastStore(),
  silence: LIVE_SILENCE.other,
  load: loadContrast,
});

/** The monitor of contrast sensitivity, /tests/observe-contrast/:id. */
export const ContrastObserve = (): ReactNode => (
  <MonitorScreen>{(test) => <Observe key={test.id} test={test} />}</MonitorScreen>
);

function Observe({ test }: { test: Test }): ReactElement {
  const monitor = useMonitor(test, source);
  const view = useContrastView(monitor.store);
  const patient = useCall('getPatient', test.patient ? { params: { id: test.patient } } : null, { silent: true });
  return (
    <WatchedTest monitor={monitor} side_under_test={view.ongoing?.eye ?? null}>
      {({ isOver }) => (
        <ChartWords kind="contrast">
          <ContrastMonitor
            test={{ ...test.test_group, eye: test.eye, monocular: test.monocular }}
            view={view}
            age={patient.data?.age ?? null}
            isDone={isOver}
            actions={isOver && <SuiteParts test={test} shown="contrast" />}
          />
        </ChartWords>
      )}
    </WatchedTest>
  );
}
