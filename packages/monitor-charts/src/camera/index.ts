export { captureWords, type CaptureWords } from '../capture/capture.texts.ts';
export { initialState, reduceAll } from '../capture/model/state.ts';
export { cameraCompletion } from '../capture/model/status.ts';
export { type CaptureStore, createCaptureStore, viewOf } from '../capture/model/store.ts';
export { CaptureRing, type CaptureRingProps } from '../capture/plot/CaptureRing.tsx';
export type { CaptureView } from '../capture/types.ts';
export type { Ignored, IgnoredReason } from '../shared/ignored.ts';
export { useView } from '../shared/useView.ts';
export { CameraMonitor, type CameraMonitorProps } from './CameraMonitor.tsx';
