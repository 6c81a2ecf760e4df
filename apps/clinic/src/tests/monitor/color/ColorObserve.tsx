import { LIVE_SILENCE, type Test } from '@isopter/contract';
import { ColorMonitor, type ColorStore, createColorStore, useColorView } from '@isopter/monitor-charts/color';
import type { ReactElement, ReactNode } from 'react';
import { ChartWords } from '../ChartWords.tsx';
import type { MonitorSource } from '../follow.ts';
import { MonitorScreen } from '../MonitorScreen.tsx';
import { useMonitor } from '../useMonitor.ts';
import { WatchedTest } from '../WatchedTest.tsx';
import { loadColor } from './load.ts';

const source = (): MonitorSource<ColorStore> => ({
  store: createColorStore(),
  silence: LIVE_SILENCE.other,
  load: loadColor,
});

/** The monitor of a D-15, /tests/observe-color/:id. */
export const ColorObserve = (): ReactNode => (
  <MonitorScreen>{(test) => <Observe key={test.id} test={test} />}</MonitorScreen>
);

function Observe({ test }: { test: Test }): ReactElement {
  const monitor = useMonitor(test, source);
  const view = useColorView(monitor.store);
  return (
    <WatchedTest monitor={monitor} side_under_test={view.eye_under_test}>
      {({ isOver }) => (
        <ChartWords kind="color">
          <ColorMonitor view={view} isDone={isOver} />
        </ChartWords>
      )}
    </WatchedTest>
  );
}
