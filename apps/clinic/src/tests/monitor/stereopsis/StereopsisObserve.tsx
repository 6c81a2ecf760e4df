import { LIVE_SILENCE, type Test } from '@isopter/contract';
import {
  createStereopsisStore,
  StereopsisMonitor,
  type StereopsisStore,
  useStereopsisView,
} from '@isopter/monitor-charts/stereopsis';
import type { ReactElement, ReactNode } from 'react';
import { ChartWords } from '../ChartWords.tsx';
import type { MonitorSource } from '../follow.ts';
import { MonitorScreen } from '../MonitorScreen.tsx';
import { useMonitor } from '../useMonitor.ts';
import { WatchedTest } from '../WatchedTest.tsx';
import { loadStereopsis } from './load.ts';

const source = (): MonitorSource<StereopsisStore> => ({
  store: createStereopsisStore(),
  silence: LIVE_SILENCE.other,
  load: loadStereopsis,
});

/** The monitor of a stereopsis test, /tests/observe-stereopsis/:id. */
export const StereopsisObserve = (): ReactNode => (
  <MonitorScreen>{(test) => <Observe key={test.id} test={test} />}</MonitorScreen>
);

function Observe({ test }: { test: Test }): ReactElement {
  const monitor = useMonitor(test, source);
  const view = useStereopsisView(monitor.store);
  return (
    <WatchedTest monitor={monitor}>
      {({ isOver }) => (
        <ChartWords kind="stereopsis">
          <StereopsisMonitor view={view} isDone={isOver} />
        </ChartWords>
      )}
    </WatchedTest>
  );
}
