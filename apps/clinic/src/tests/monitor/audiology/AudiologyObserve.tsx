import { LIVE_SILENCE, type Test } from '@isopter/contract';
import {
  AudiologyMonitor,
  type AudiologyStore,
  createAudiologyStore,
  useAudiologyView,
} from '@isopter/monitor-charts/audiology';
import type { ReactElement, ReactNode } from 'react';
import { ChartWords } from '../ChartWords.tsx';
import type { MonitorSource } from '../follow.ts';
import { MonitorScreen } from '../MonitorScreen.tsx';
import { useMonitor } from '../useMonitor.ts';
import { WatchedTest } from '../WatchedTest.tsx';
import { loadPureTone } from './load.ts';

const source = (): MonitorSource<AudiologyStore> => ({
  store: createAudiologyStore(),
  silence: LIVE_SILENCE.other,
  load: loadPureTone,
});

/** The monitor of a hearing test, /tests/observe-audiology/:id. */
export const AudiologyObserve = (): ReactNode => (
  <MonitorScreen>{(test) => <Observe key={test.id} test={test} />}</MonitorScreen>
);

function Observe({ test }: { test: Test }): ReactElement {
  const monitor = useMonitor(test, source);
  const view = useAudiologyView(monitor.store);
  return (
    <WatchedTest monitor={monitor} side_under_test={view.ear_under_test}>
      {({ isOver }) => (
        <ChartWords kind="audiology">
          <AudiologyMonitor view={view} isDone={isOver} />
        </ChartWords>
      )}
    </WatchedTest>
  );
}
