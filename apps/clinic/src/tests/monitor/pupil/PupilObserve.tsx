import { LIVE_SILENCE, type Test } from '@isopter/contract';
import { createPupilStore, PupilMonitor, type PupilStore, usePupilView } from '@isopter/monitor-charts/pupil';
import type { ReactElement, ReactNode } from 'react';
import { ChartWords } from '../ChartWords.tsx';
import type { MonitorSource } from '../follow.ts';
import { MonitorScreen } from '../MonitorScreen.tsx';
import { useMonitor } from '../useMonitor.ts';
import { WatchedTest } from '../WatchedTest.tsx';
import { loadPupil } from './load.ts';

const source = (): MonitorSource<PupilStore> => ({
  store: createPupilStore(),
  silence: LIVE_SILENCE.other,
  load: loadPupil,
});

/** The monitor of a pupil test, /tests/observe-pupillometry/:id. */
export const PupilObserve = (): ReactNode => (
  <MonitorScreen>{(test) => <Observe key={test.id} test={test} />}</MonitorScreen>
);

function Observe({ test }: { test: Test }): ReactElement {
  const monitor = useMonitor(test, source);
  const view = usePupilView(monitor.store);
  return (
    <WatchedTest monitor={monitor} side_under_test={view.eye_under_test === 'OU' ? null : view.eye_under_test}>
      {({ isOver }) => (
        <ChartWords kind="pupil">
          <PupilMonitor view={view} isDone={isOver} />
        </ChartWords>
      )}
    </WatchedTest>
  );
}
