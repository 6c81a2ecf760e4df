import { LIVE_SILENCE, type Test } from '@isopter/contract';
import {
  WaggonerMonitor,
  type WaggonerStore,
  createWaggonerStore,
  useWaggonerView,
} from '@isopter/monitor-charts/waggoner';
import type { ReactElement, ReactNode } from 'react';
import { ChartWords } from '../ChartWords.tsx';
import type { MonitorSource } from '../follow.ts';
import { MonitorScreen } from '../MonitorScreen.tsx';
import { useMonitor } from '../useMonitor.ts';
import { WatchedTest } from '../WatchedTest.tsx';
import { loadWaggoner } from './load.ts';

const source = (): MonitorSource<WaggonerStore> => ({
  store: createWaggonerStore(),
  silence: LIVE_SILENCE.other,
  load: loadWaggoner,
});

/** The monitor of a Waggoner test and its variants, /tests/observe-waggoner/:id. */
export const WaggonerObserve = (): ReactNode => (
  <MonitorScreen>{(test) => <Observe key={test.id} test={test} />}</MonitorScreen>
);

function Observe({ test }: { test: Test }): ReactElement {
  const monitor = useMonitor(test, source);
  const view = useWaggonerView(monitor.store);
  return (
    <WatchedTest monitor={monitor} side_under_test={view.eye_under_test}>
      {({ isOver }) => (
        <ChartWords kind="waggoner">
          <WaggonerMonitor view={view} isDone={isOver} />
        </ChartWords>
      )}
    </WatchedTest>
  );
}
