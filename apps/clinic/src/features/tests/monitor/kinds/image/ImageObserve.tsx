import { type CaptureView, completionOf, createCaptureStore, ImageMonitor } from '@isopter/monitor-charts/image';
import type { ReactElement } from 'react';
import { type DrawingProps, monitorScreen } from '../../monitorScreen.tsx';

export const ImageObserve = monitorScreen({
  kind: 'image',
  words: 'capture',
  completionOf,
  createStore: () => createCaptureStore(),
  Drawing,
});

function Drawing({ test, view, isDone }: DrawingProps<CaptureView>): ReactElement {
  return <ImageMonitor view={view} ordered={test.eye} isDone={isDone} />;
}
