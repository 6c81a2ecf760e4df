import { LIVE_SILENCE, type Test } from '@isopter/contract';
import { CameraMonitor, useCaptureView } from '@isopter/monitor-charts/capture';
import type { ReactElement, ReactNode } from 'react';
import { ChartWords } from '../ChartWords.tsx';
import { MonitorScreen } from '../MonitorScreen.tsx';
import { useMonitor } from '../useMonitor.ts';
import { WatchedTest } from '../WatchedTest.tsx';
import { captureSource } from './captureSource.ts';

const source = captureSource(LIVE_SILENCE.other);

/** The monitor of a camera test, /tests/observe-camera/:id. */
export const CameraObserve = (): ReactNode => (
  <MonitorScreen>{(test) => <Observe key={test.id} test={test} />}</MonitorScreen>
);

function Observe({ test }: { test: Test }): ReactElement {
  const monitor = useMonitor(test, source);
  const view = useCaptureView(monitor.store);
  return (
    <WatchedTest monitor={monitor}>
      {({ isOver }) => (
        <ChartWords kind="capture">
          <CameraMonitor view={view} isDone={isOver} />
        </ChartWords>
      )}
    </WatchedTest>
  );
}
