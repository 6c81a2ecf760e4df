import { CameraMonitor, type CaptureView, completionOf, createCaptureStore } from '@isopter/monitor-charts/camera';
import { PHONE_CAMERA_SCREENS } from '@isopter/contract';
import { useTestPictures } from '@isopter/api-client';
import { type ReactElement, useEffect } from 'react';
import { type DrawingProps, monitorScreen } from '../../monitorScreen.tsx';
import { Pictures } from './Pictures.tsx';
import { TakePicture } from './TakePicture.tsx';

export const CameraObserve = monitorScreen({
  kind: 'camera',
  words: 'capture',
  completionOf,
  createStore: () => createCaptureStore(),
  Drawing,
});

function Drawing({ test, view, state, isDone, actions }: DrawingProps<CaptureView>): ReactElement {
  const pictures = useTestPictures(test.id);
  const { mutate } = pictures;
  const { screen, pictures: counts } = state.dashboard;
  const isLive = state.live.name === 'live';
  // also after a lost connection, when an event may be missing
  useEffect(() => {
    if (isLive) void mutate();
  }, [mutate, isLive]);
  useEffect(() => {
    if (counts) void mutate();
  }, [mutate, counts]);
  const isPhone = PHONE_CAMERA_SCREENS.some((one) => one === screen);
  const stored = pictures.data ?? [];
  return (
    <CameraMonitor view={view} isDone={isDone} sendsPictures={isPhone || stored.length > 0}>
      {isPhone && actions && !isDone && (
        <TakePicture test={test} screen={screen} hasPictures={stored.length > 0} actions={actions} />
      )}
      <Pictures
        pictures={stored}
        error={pictures.error}
        onRetry={() => void mutate()}
        mayDelete={!!actions && !isDone}
      />
    </CameraMonitor>
  );
}
