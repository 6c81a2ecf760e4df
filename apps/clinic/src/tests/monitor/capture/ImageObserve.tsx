import { LIVE_SILENCE, type Test } from '@isopter/contract';
import { ImageMonitor, useCaptureView } from '@isopter/monitor-charts/capture';
import type { ReactElement, ReactNode } from 'react';
import { ChartWords } from '../ChartWords.tsx';
import { MonitorScreen } from '../MonitorScreen.tsx';
import { useMonitor } from '../useMonitor.ts';
import { WatchedTest } from '../WatchedTest.tsx';
import { captureSource } from './captureSource.ts';

const source = captureSource(LIVE_SILENCE.image);

/** The monitor of an eye image test, /tests/observe-image/:id. */
export const ImageObserve = (): ReactNode => (
  <MonitorScreen>{(test) => <Observe key={test.id} test={test} />}</MonitorScreen>
);

function Observe({ test }: { test: Test }): ReactElement {
  const monitor = useMonitor(test, source);
  const view = useCaptureView(monitor.store);
  return (
    <WatchedTest monitor={monitor}>
      {({ isOver }) => (
        <ChartWords kind="capture">
          <ImageMonitor view={view} ordered={test.eye} isDone={isOver} />
        </ChartWords>
      )}
    </WatchedTest>
  );
}
