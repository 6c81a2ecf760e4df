import { isSuite, LIVE_SILENCE, type Test } from '@isopter/contract';
import { CoverMonitor, type CoverStore, createCoverStore, useCoverView } from '@isopter/monitor-charts/motility/cover';
import type { ReactElement, ReactNode } from 'react';
import { ChartWords } from '../ChartWords.tsx';
import type { MonitorSource } from '../follow.ts';
import { MonitorScreen } from '../MonitorScreen.tsx';
import { useMonitor } from '../useMonitor.ts';
import { WatchedTest } from '../WatchedTest.tsx';
import { loadCover } from './load.ts';

const source = (): MonitorSource<CoverStore> => ({
  store: createCoverStore(),
  silence: LIVE_SILENCE.other,
  load: loadCover,
});

/** The monitor of a cover test, /tests/observe-cover/:id. */
export const CoverObserve = (): ReactNode => (
  <MonitorScreen>{(test) => <Observe key={test.id} test={test} />}</MonitorScreen>
);

function Observe({ test }: { test: Test }): ReactElement {
  const monitor = useMonitor(test, source);
  const view = useCoverView(monitor.store);
  const isRunning = view.progress?.current_direction !== null;
  return (
    <WatchedTest monitor={monitor} side_under_test={isRunning ? (view.progress?.eye ?? null) : null}>
      {({ isOver }) => (
        <ChartWords kind="motility">
          <CoverMonitor
            view={view}
            cover_directions={test.cover_directions ?? null}
            isInSuite={isSuite(test.test_group.group)}
            isSynced={monitor.state.live.name === 'live'}
            isDone={isOver}
          />
        </ChartWords>
      )}
    </WatchedTest>
  );
}
