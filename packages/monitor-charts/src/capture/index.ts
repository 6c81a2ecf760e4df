export { captureWords, type CaptureWords } from './capture.texts.ts';
export { initialState, reduceAll } from './model/state.ts';
export { cameraCompletion, eyeCompletion, eyeStatus } from './model/status.ts';
export { type CaptureStore, createCaptureStore, viewOf } from './model/store.ts';
export { CameraMonitor, type CameraMonitorProps } from './monitor/CameraMonitor.tsx';
export { ImageMonitor, type ImageMonitorProps } from './monitor/ImageMonitor.tsx';
export { CaptureRing, type CaptureRingProps } from './plot/CaptureRing.tsx';
export * from './types.ts';
export { useView } from '../shared/useView.ts';
