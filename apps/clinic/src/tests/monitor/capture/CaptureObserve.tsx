import { LIVE_SILENCE, type Test } from '@isopter/contract';
import { CameraMonitor, ImageMonitor, useCaptureView } from '@isopter/monitor-charts/capture';
import type { ReactElement, ReactNode } from 'react';
import { ChartWords } from '../ChartWords.tsx';
import { MonitorScreen } from '../MonitorScreen.tsx';
import { monitorKind } from '../rules/kind.ts';
import { useMonitor } from '../useMonitor.ts';
import { WatchedTest } from '../WatchedTest.tsx';
import { captureSource } from './captureSource.ts';

const isCamera = (test: Test): boolean => monitorKind(test) === 'camera';

/** The monitors of tests that take pictures, /tests/observe-image/:id and /tests/observe-camera/:id. */
export const CaptureObserve = (): ReactNode => (
  <MonitorScreen>{(test) => <Observe key={test.id} test={test} />}</MonitorScreen>
);

function Observe({ test }: { test: Test }): ReactElement {
  const monitor = useMonitor(test, (watched) =>
    captureSource(isCamera(watched) ? LIVE_SILENCE.other : LIVE_SILENCE.image),
  );
  const view = useCaptureView(monitor.store);
  return (
    <WatchedTest monitor={monitor}>
      {({ isOver }) => (
        <ChartWords kind="capture">
          {isCamera(test) ? (
            <CameraMonitor view={view} isDone={isOver} />
          ) : (
            <ImageMonitor view={view} ordered={test.eye} isDone={isOver} />
          )}
        </ChartWords>
      )}
    </WatchedTest>
  );
}
