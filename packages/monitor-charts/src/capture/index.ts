import { useSyncExternalStore } from 'react';
import type { CaptureStore } from './model/store.ts';
import type { CaptureView } from './types.ts';

export { captureWords, type CaptureWords } from './capture.texts.ts';
export { initialState, reduceAll } from './model/state.ts';
export { cameraCompletion, eyeCompletion, eyeStatus } from './model/status.ts';
export { type CaptureStore, createCaptureStore, viewOf } from './model/store.ts';
export { CameraMonitor, type CameraMonitorProps } from './monitor/CameraMonitor.tsx';
export { ImageMonitor, type ImageMonitorProps } from './monitor/ImageMonitor.tsx';
export { CaptureRing, type CaptureRingProps } from './plot/CaptureRing.tsx';
export * from './types.ts';

/** The live value of a store, one publication a frame. */
export const useCaptureView = (store: CaptureStore): CaptureView =>
  useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
