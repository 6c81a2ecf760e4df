import { LIVE_SILENCE, type Test } from '@isopter/contract';
import {
  IshiharaMonitor,
  type IshiharaStore,
  createIshiharaStore,
  useIshiharaView,
} from '@isopter/monitor-charts/ishihara';
import type { ReactElement, ReactNode } from 'react';
import { ChartWords } from '../ChartWords.tsx';
import type { MonitorSource } from '../follow.ts';
import { MonitorScreen } from '../MonitorScreen.tsx';
import { useMonitor } from '../useMonitor.ts';
import { WatchedTest } from '../WatchedTest.tsx';
import { loadIshihara } from './load.ts';

const source = (): MonitorSource<IshiharaStore> => ({
  store: createIshiharaStore(),
  silence: LIVE_SILENCE.other,
  load: loadIshihara,
});

/** The monitor of an Ishihara test, /tests/observe-ishihara/:id. */
export const IshiharaObserve = (): ReactNode => (
  <MonitorScreen>{(test) => <Observe key={test.id} test={test} />}</MonitorScreen>
);

function Observe({ test }: { test: Test }): ReactElement {
  const monitor = useMonitor(test, source);
  const view = useIshiharaView(monitor.store);
  return (
    <WatchedTest monitor={monitor} side_under_test={view.eye_under_test}>
      {({ isOver }) => (
        <ChartWords kind="ishihara">
          <IshiharaMonitor view={view} isDone={isOver} />
        </ChartWords>
      )}
    </WatchedTest>
  );
}
